title = Touches
open = Touches de la table
group = { $of ->
    [focus] Se déplacer
    [action] Composer un coup
    [turn] Le tour
    [show] Afficher
    [list] Dans la liste des coups possibles
   *[replay] En revoyant une partie
}
key = Touche
does = Effet
task-next-group = va au groupe suivant, précédent
task-neighbour = va à l’élément suivant de ce côté
task-ends = va au premier, au dernier du groupe
task-press = choisit ; Entrée une seconde fois confirme
task-confirm = confirme ce qui est choisi
task-hint-option = choisit un coup de l’indice
task-undo = annule le dernier coup
task-redo = rétablit le coup annulé
task-skip = passe à votre tour quand les robots jouent
task-hint = montre ou cache l’indice
task-list-moves = ouvre la liste des coups possibles
task-show-keys = montre ces touches
task-rules = ouvre les règles sur l’élément actif ; Échap en revient
task-theme = passe du clair au sombre ou l’inverse
list-neighbour = va au coup suivant, précédent
list-ends = va au premier, au dernier coup
list-fold = ferme, ouvre un groupe
list-open = choisit le coup
list-search = cherche dans la liste
list-close = ferme la liste
replay-action = en revoyant : coup précédent, suivant
replay-turn = en revoyant : tour précédent, suivant
replay-ends = en revoyant : début, fin
replay-play = en revoyant : lecture ou pause
replay-see = en revoyant : vue d’un joueur, ou tout visible
replay-branch = en revoyant : et si, à partir d’ici
replay-search = en revoyant : recherche dans le journal
replay-close = en revoyant : retour là où vous étiez
