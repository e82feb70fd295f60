cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, { $paid } para pagar
}
no-permits = ninguno listo
points = Puntos de victoria por turno. Ahora: { LIST($seats, between: ", ") }.
search = Ciudad, jugador, jugada
seat-points = { $name } { $points }
