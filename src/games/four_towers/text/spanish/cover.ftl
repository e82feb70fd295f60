title = Four Towers
in-short = Empuja campesinos de aldea en aldea y reúne seguidores para los señores en que se convierten.
credits = Un juego de Roger Vernon, editado por Denken Games. Los precios, las bonificaciones y las gemas iniciales son de Curia.
feat = Cascada más larga: { $count }
points = { POINTS($points) }
round = ronda
numbered = ronda { $number }
titled = Ronda { $number }
counted = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
seat = { $of ->
    [scarlet] ciruela, cabeza redonda
    [cobalt] pizarra, cabeza cuadrada
    [forest] rosa, cabeza triangular
    [amber] pardo, cabeza de rombo
   *[onyx] { SEAT_COLOUR($of) }
}
search = Aldea, clan, campeón, jugador
unconcerned = Nada de eso cambió tus puntos.
temper = { $of ->
    [trader] { $name } juega como comerciante: entre jugadas parecidas, prefiere los mercaderes.
    [climber] { $name } juega como escalador: entre jugadas parecidas, prefiere los montañeros.
    [firebrand] { $name } juega como incendiario: entre jugadas parecidas, prefiere el camino de la Ciudad y los demonios.
   *[kingmaker] { $name } juega como hacedor de reyes: entre jugadas parecidas, prefiere el camino de Afuera y los señores.
}
