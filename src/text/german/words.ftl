level-random = Zufall
level-novice = Anfänger
level-greedy = Raffer
level-adept = Könner
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

bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}

depth-quick = Schnell
    .small = schnell
depth-normal = Normal
    .small = normal
depth-deep = Tief
    .small = tief

seat-number = Platz { $number }

seat-colour-scarlet = Scharlach, runder Kopf
seat-colour-cobalt = Kobalt, eckiger Kopf
seat-colour-forest = Waldgrün, dreieckiger Kopf
seat-colour-amber = Bernstein, rautenförmiger Kopf
seat-colour-onyx = Onyx, sternförmiger Kopf
