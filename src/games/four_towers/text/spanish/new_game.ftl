start = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} por jugador, { $supply } campesinos de cada clan.
gems-and-prices = Gemas y precios
balanced = Equilibrados
printed = Reglas impresas
balanced-note = Quien juega antes empieza con gemas, y los precios dependen del número de jugadores: así todos los puestos ganan más o menos con la misma frecuencia.
printed-note = { $gems } gemas en total, ninguna al principio, y un solo precio por campeón, como en las reglas impresas. Cuanto más tarde juegas, mejores son tus posibilidades.
