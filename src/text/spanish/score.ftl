title = Puntuación final
winner = Victoria
shared = Victoria compartida
place = { $place ->
    [0] { "1" }.º
    [1] { "2" }.º
    [2] { "3" }.º
    [3] { "4" }.º
    [4] { "5" }.º
   *[more] { "" }
}
plus = +{ $points }
total = Total
seed = Semilla { $seed }
origins = De dónde vienen los puntos
line = a la izquierda de la línea: durante la partida · a la derecha: al final
part = { $name }, { $cause }: { $points }
moves-of = { $name } · { $what }
numbers-note = Elige un número para ver sus jugadas.
nothing-behind = Ninguna jugada dio nada aquí.
play = Partida
last-count = El recuento final
wins = { $winners ->
    [1] Gana { LIST($winners) }
   *[more] { LIST($winners) } comparten la victoria
}
lead = por { $points }
no-lead = por desempate
skip = Saltar
see = Ver cómo se ganó
with-names = Con nombres de jugadores
save-picture = Guardar la imagen
not-drawn = Este navegador no pudo dibujar la imagen.
colour = { $of ->
    [scarlet] Escarlata
    [cobalt] Cobalto
    [forest] Verde
    [amber] Ámbar
   *[onyx] Ónice
}
new-game = Partida nueva
back-to-table = Ver la mesa
again-new = Otra vez, otro reparto
again-same = Otra vez, mismo reparto
chart = Puntos por turno
turn = turno
at-the-end = al final
chart-seat = { $name } { $total }, { $during } de ellos durante la partida
chart-says = Puntuación final: { LIST($seats, between: "; ") }.
chart-as-table = Ver tabla
chart-as-drawing = Ver gráfico
at-the-end-row = Al final
after-turn = Tras el turno { $turn }
quiet-turns = No se muestran los turnos sin puntos.
leaps = Momentos clave
takes-the-lead = toma la delantera
when = Turno { $turn }, { $round }
