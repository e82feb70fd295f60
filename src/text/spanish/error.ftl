seats = tiene { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }, en vez de { "1" } por jugador
name-missing = { SEAT_NUMBER($seat) } no tiene nombre
bad-name = el nombre { SEAT_NUMBER($seat, form: "of") } pasa de { $limit } caracteres, empieza o acaba con un espacio, o tiene caracteres invisibles
same-colour = { SEAT_NUMBER($one) } y { SEAT_NUMBER($other) } tienen el mismo color
too-long = es demasiado larga ({ $bytes } bytes; el límite es de { $limit })
malformed = el texto está dañado en la línea { $line }, columna { $column }
other-game = es una partida de otro juego («{ $game }»)
other-format = está en el formato { $format }, y esta versión lee el { $readable }
other-rules = se jugó con la versión { $rules } de las reglas
other-setup = la versión { $rules } de las reglas no conoce esta preparación
seed-too-long = su semilla es demasiado larga (el límite es de { $limit } caracteres)
no-such-seat = el asiento { $seat } empieza, pero no está en la mesa
