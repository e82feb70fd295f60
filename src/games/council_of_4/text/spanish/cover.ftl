title = Council of { "4" }
in-short = Convence a los consejos con tus cartas, consigue permisos, coloca mercaderes en quince ciudades y acaba con más puntos que nadie.
credits = Un juego de Simone Luciani y Daniele Tascini, editado por Cranio Creations y CMON.
feat = Cadena más larga: { $count }
points = { VP($points) }
round = ronda
numbered = ronda { $number }
titled = Ronda { $number }
counted = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
seat = { SEAT_COLOUR($of) }
search = Ciudad, jugador, jugada
unconcerned = Para ti todo sigue igual: losetas, permisos y precios, y nadie te alcanzó en nobleza.
temper = { $of ->
    [courtier] { $name } juega como cortesano: entre jugadas parecidas, prefiere la nobleza.
    [collector] { $name } juega como coleccionista: entre jugadas parecidas, prefiere los permisos.
    [royalist] { $name } juega como monárquico: entre jugadas parecidas, prefiere a la reina.
   *[steward] { $name } juega como mayordomo: entre jugadas parecidas, prefiere los sirvientes.
}
