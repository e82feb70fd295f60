start = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} por jugador, { $supply } campesinos de cada clan. El primer jugador se sortea.
