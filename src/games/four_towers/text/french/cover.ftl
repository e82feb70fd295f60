title = Four Towers
in-short = Poussez des paysans de village en village, et réunissez les partisans des seigneurs qu’ils deviennent.
credits = Un jeu de Roger Vernon, édité par Denken Games. Les prix, les primes et les gemmes de départ sont propres à Curia.
feat = Plus longue cascade : { $count }
points = { POINTS($points) }
round = manche
numbered = manche { $number }
titled = Manche { $number }
counted = { $count ->
    [1] { $count } manche
   *[more] { $count } manches
}
seat = { $of ->
    [scarlet] prune, tête ronde
    [cobalt] ardoise, tête carrée
    [forest] rose, tête triangulaire
    [amber] terre d’ombre, tête en losange
   *[onyx] { SEAT_COLOUR($of) }
}
