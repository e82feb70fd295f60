level-random = Aleatorio
    .small = aleatorio
level-novice = Novato
    .small = novato
level-greedy = Codicioso
    .small = codicioso
level-adept = Hábil
    .small = hábil
level-expert = Experto
    .small = experto
level-master = Maestro
    .small = maestro
level-champion = Campeón
    .small = campeón

games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}

changes = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# $count (usize)
own-moves = { $count ->
    [one] { $count } jugada tuya
   *[other] { $count } jugadas tuyas
}

bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}

depth-quick = Rápido
depth-normal = Normal
depth-deep = Profundo

seat-number = el asiento { $number }
    .of = del asiento { $number }

seat-colour-scarlet = escarlata, cabeza redonda
seat-colour-cobalt = cobalto, cabeza cuadrada
seat-colour-forest = verde, cabeza triangular
seat-colour-amber = ámbar, cabeza de rombo
seat-colour-onyx = ónice, cabeza de estrella
