cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, dont { $paid } à payer
}
no-permits = aucun prêt
search = Ville, joueur, coup
