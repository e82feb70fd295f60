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

# $name (Text)
of = { $name ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
