level-random = Caso
level-novice = Novizio
level-greedy = Avido
level-adept = Abile
level-expert = Esperto
level-master = Maestro
level-champion = Campione

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
