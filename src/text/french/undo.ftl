undo = Annuler
redo = Réta{ "\u00AD" }blir
restart = Recommencer le tour
restart-short = Recom{ "\u00AD" }mencer
to-here = Revenir ici
no-undo = { $reason ->
    [nothing-done] Rien à annuler ce tour-ci.
    [revealed] Impossible d’annuler : des éléments cachés ont été révélés depuis.
    [not-your-turn] Vous ne pouvez annuler qu’à votre tour.
   *[handed-over] Impossible d’annuler : un autre joueur a joué depuis.
}
no-redo = Rien à rétablir.
assisted = Assistée
assisted-yes = Oui, annuler
assisted-no = Pas maintenant
