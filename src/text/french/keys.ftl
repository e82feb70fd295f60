title = Raccourcis clavier
open = Raccourcis clavier
group = { $of ->
    [focus] Se déplacer
    [action] Composer un coup
    [turn] Le tour
    [show] Afficher
    [list] Dans la liste des coups possibles
   *[replay] Pendant la relecture
}
key = Touche
does = Effet
task-next-group = va au groupe suivant ou précédent
task-neighbour = va à l’élément suivant de ce côté
task-ends = va au début ou à la fin du groupe
task-press = choisit ; Entrée une seconde fois confirme
task-confirm = confirme ce qui est choisi
task-hint-option = choisit un coup de l’indice
task-undo = annule le dernier coup
task-redo = rétablit le coup annulé
task-skip = avance jusqu’à votre tour quand les robots jouent
task-hint = montre ou cache l’indice
task-list-moves = ouvre la liste des coups possibles
task-show-keys = montre ces raccourcis
task-rules = ouvre les règles sur l’élément actif ; Échap en revient
task-theme = passe du clair au sombre, ou l’inverse
list-neighbour = va au coup suivant ou précédent
list-ends = va au premier ou au dernier coup
list-fold = ferme ou ouvre un groupe
list-open = choisit le coup
list-search = cherche dans la liste
list-close = ferme la liste
replay-action = relecture : coup précédent ou suivant
replay-turn = relecture : tour précédent ou suivant
replay-ends = relecture : début ou fin
replay-play = relecture : lecture ou pause
replay-see = relecture : vue d’un joueur, ou tout visible
replay-branch = relecture : « et si », à partir d’ici
replay-search = relecture : recherche dans le journal
replay-close = relecture : retour là où vous étiez
