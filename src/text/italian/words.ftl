level-random = Casuale
    .small = casuale
level-novice = Novizio
    .small = novizio
level-greedy = Avido
    .small = avido
level-adept = Abile
    .small = abile
level-expert = Esperto
    .small = esperto
level-master = Maestro
    .small = maestro
level-champion = Campione
    .small = campione

games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}

moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}

changes = { $count ->
    [one] { $count } cambiamento
   *[other] { $count } cambiamenti
}

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

# $count (usize)
own-moves = { $count ->
    [one] { $count } mossa tua
   *[other] { $count } mosse tue
}

# $count (usize)
checked-moves = { $count ->
    [one] { $count } mossa controllata
   *[other] { $count } mosse controllate
}

bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}

depth-quick = Rapida
depth-normal = Normale
depth-deep = Profonda

seat-number = posto { $number }

seat-colour-scarlet = scarlatto, testa tonda
seat-colour-cobalt = cobalto, testa quadrata
seat-colour-forest = verde bosco, testa triangolare
seat-colour-amber = ambra, testa a rombo
seat-colour-onyx = onice, testa a stella
