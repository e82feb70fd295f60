start-with = Por orden de turno: { LIST($coins, between: " / ") } monedas, { LIST($servants, between: " / ") } sirvientes, { "6" } cartas
board = Tablero
random-sides = Lados al azar
board-facts = { $roads } rutas. La reina empieza en { $royal }. Cada tablero tiene { "5" } ciudades de oro, { "4" } de plata, { "3" } de bronce y { "2" } de hierro.
nobility = Nobleza: primeras casillas
nobility-printed = Casillas { "2" } y { "4" }
nobility-manual = Casillas { "1" } y { "3" }
board-name = { $board ->
    [none] Tablero propio
   *[some] Tablero { $board }
}
