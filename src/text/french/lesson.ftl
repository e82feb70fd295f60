title = { $of ->
    [first-game] Apprendre à jouer
   *[playing-well] Bien jouer
}
invitation = { $of ->
    [first-game] { $steps } petites étapes à une vraie table, avec les vraies règles.
   *[playing-well] { $steps } petites étapes dans une partie gagnée, pour voir d’où viennent ses bons coups.
}
done = { $done ->
    [one] { $done } étape faite sur { $all }
   *[other] { $done } étapes faites sur { $all }
}
start = Commencer les leçons
resume = Reprendre les leçons
again = Recommencer
step = Étape { $number } sur { $all }
later = Quelques tours plus tard :
your-turn = À vous :
well-done = C’est fait.
progress = { $done } sur { $all }
all = Toutes les leçons
lesson-done = faite
lesson-open = en cours
not-done = Faites d’abord ceci, ou choisissez « Faites-le pour moi ».
not-now = Pas à cette étape : faites ce que demande la leçon.
no-undo = Dans les leçons, utilisez « Précédent » au lieu d’annuler.
not-of-this = « { $game } » n’a pas de leçons de ce genre.
back = Précédent
next = Suivant
do-it = Faites-le pour moi
skip = Sauter la leçon
leave = Quitter
play = Jouer une partie
finish = Vers l’accueil
leave-title = Quitter la leçon ?
leave-body = Vous pourrez continuer ici à votre retour.
leave-yes = Quitter
leave-no = Rester
