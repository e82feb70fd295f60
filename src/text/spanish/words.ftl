level-random = Azar
level-novice = Novato
level-greedy = Codicioso
level-adept = Hábil
level-expert = Experto
level-master = Maestro
level-champion = Campeón

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
