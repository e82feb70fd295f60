title = Score final
winner = Vainqueur
shared = Victoire partagée
place = { $place ->
    [0] { "1" }re
    [1] { "2" }e
    [2] { "3" }e
    [3] { "4" }e
    [4] { "5" }e
   *[more] { "" }
}
plus = +{ $points }
total = Total
seed = Graine { $seed }
origins = Origine des points
line = à gauche du trait : en cours de partie · à droite : à la fin
part = { $name }, { $cause } : { $points }
moves-of = { $name } · { $what }
numbers-note = Choisissez un nombre pour voir les coups correspondants.
nothing-behind = Aucun coup n’a rapporté de points ici.
play = Partie
last-count = Décompte final
wins = { $winners ->
    [1] { LIST($winners) } gagne
   *[more] { LIST($winners) } partagent la victoire
}
lead = avec { $points } d’avance
no-lead = au départage
skip = Sauter
see = Voir les détails
with-names = Avec les noms des joueurs
save-picture = Enregistrer l’image
not-drawn = Ce navigateur n’a pas pu dessiner l’image.
colour = { $of ->
    [scarlet] Écarlate
    [cobalt] Cobalt
    [forest] Forêt
    [amber] Ambre
   *[onyx] Onyx
}
new-game = Nouvelle partie
back-to-table = Revoir la table
again-new = Rejouer, autre donne
again-same = Rejouer, même donne
chart = Points par tour
turn = tour
at-the-end = à la fin
chart-seat = { $name } { $total }, dont { $during } en cours de partie
chart-says = Scores finals : { LIST($seats, between: " ; ") }.
chart-as-table = En tableau
chart-as-drawing = En graphique
at-the-end-row = À la fin
after-turn = Après le tour { $turn }
quiet-turns = Les tours sans points sont omis.
leaps = Tournants
takes-the-lead = passe en tête
when = Tour { $turn }, { $round }
