level-random = Hasard
level-novice = Débutant
level-greedy = Avide
level-adept = Confirmé
level-expert = Expert
level-master = Maître
level-champion = Champion

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
