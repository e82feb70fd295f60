game = Juego
seats = Asientos
from-to = { $fewest }–{ $most } jugadores
in-play = { GAMES($games) } en curso
change = Cambiar
players = { $count } jugadores
name = Nombre del asiento { $seat }
who-decides = Quién juega en el asiento { $seat }
how-well = Nivel del bot del asiento { $seat }
curtain-note = manos ocultas entre turnos
together = Cómo jugar en grupo
at-one-screen = En esta pantalla
by-link = Por enlace
plays-here = juega aquí
gets-links = recibe cada turno por enlace
colour-of = Color del asiento { $seat }: { $of }
deal = Reparto
seed = Semilla
new-seed = Otra semilla
seed-note = Misma semilla, mismo reparto.
first = Primer jugador
by-lot = Al azar
start = Empezar
first-game = Jugar contra dos bots
set-up = Preparar una partida
name-missing = Falta el nombre del asiento { $seat }.
name-hides = El nombre del asiento { $seat } tiene un carácter invisible: escríbelo otra vez.
seed-missing = Al reparto le falta una semilla: sirve cualquier palabra.
go-on = Continuar
resume = Reanudar
turn-of = Turno de { $name }, { $round }
your-turn = Te toca, { $round }
see-score = Ver puntuación
won = { $winners ->
    [1] Gana { LIST($winners) } con { $points }.
   *[more] { LIST($winners) } comparten la victoria con { $points } cada uno.
}
