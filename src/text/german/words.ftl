level-random = Zufall
level-novice = Anfänger
level-greedy = Gierig
level-adept = Geübt
level-expert = Experte
level-master = Meister
level-champion = Champion

games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

moves = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}

changes = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}

points = { $count ->
    [one] { $count } Prozentpunkt
   *[other] { $count } Prozentpunkte
}
