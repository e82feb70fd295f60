cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, dont { $paid } à payer
}
no-permits = aucun prêt
points = Points de victoire par tour. À ce moment : { LIST($seats, between: ", ") }.
search = Ville, joueur, coup
seat-points = { $name } { $points }
