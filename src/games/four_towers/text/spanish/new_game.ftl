start = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} por jugador, { $supply } campesinos de cada clan.
