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
task-skip = passe les tours des robots
task-hint = montre ou cache l’indice
task-list-moves = ouvre la liste des coups possibles
task-show-keys = montre ces raccourcis
task-rules = ouvre les règles sur l’élément actif ; Échap en revient
task-theme = passe du clair au sombre, ou l’inverse
list = { $of ->
    [neighbour] va au coup suivant ou précédent
    [ends] va au premier ou au dernier coup
    [fold] ferme ou ouvre un groupe
    [open] choisit le coup
    [search] cherche dans la liste
   *[close] ferme la liste
}
in-replay = { $of ->
    [action] relecture : coup précédent ou suivant
    [turn] relecture : tour précédent ou suivant
    [ends] relecture : début ou fin
    [play] relecture : lecture ou pause
    [see] relecture : vue d’un joueur, ou tout visible
    [branch] relecture : « et si », à partir d’ici
    [search] relecture : recherche dans le journal
   *[close] relecture : retour là où vous étiez
}
