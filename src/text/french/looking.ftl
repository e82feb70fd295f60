hands = Mains
no-hands = Les mains restent cachées jusqu’à la fin de la partie.
no-branch = { $why ->
    [unfinished] Possible une fois la partie finie : sinon, on verrait ce qui est caché à un joueur.
   *[at-end] Il n’y a plus rien à décider ici.
}
