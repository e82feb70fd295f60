level-random = Hasard
    .small = hasard
level-novice = Débutant
    .small = débutant
level-greedy = Avide
    .small = avide
level-adept = Confirmé
    .small = confirmé
level-expert = Expert
    .small = expert
level-master = Maître
    .small = maître
level-champion = Champion
    .small = champion

games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

# $name (Name)
of = { $name ->
    [vowel] d’{ $name }
   *[more] de { $name }
}

changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}

depth-quick = Rapide
depth-normal = Normale
depth-deep = Profonde

seat-number = le joueur { $number }
    .of = du joueur { $number }

seat-colour-scarlet = écarlate, tête ronde
seat-colour-cobalt = cobalt, tête carrée
seat-colour-forest = forêt, tête triangulaire
seat-colour-amber = ambre, tête en losange
seat-colour-onyx = onyx, tête en étoile
