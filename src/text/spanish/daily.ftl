title = Reto del día
body = { $day } · { $table ->
    [none] { "" }
   *[some] { $table } ·{ " " }
}contra { BOTS($bots) }
play = Jugar
record = { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    } · récord { $best }
place = { $place }.º de { $players }
done = { $points }, { PLACE($place, $players) }
told = { $title }, reto del { $day }: { $points }, { PLACE($place, $players) } en { $rounds }{ $assisted ->
    [yes] { "" }, partida asistida
   *[no] { "" }
}.{ $par ->
    [none] { "" }
   *[some] { "" } Referencia ({ LEVEL($level) }): { $par }.
}
deleted = Ya jugado; el resultado cuenta.
forgiven = { $count ->
    [one] { $count } día perdido perdonado
   *[other] { $count } días perdidos perdonados
}
days = Los últimos { $count } días
days-played = Días jugados: { $count }, ganados: { $won }{ $par ->
    [none] { "" }
   *[some] { "" }, { $par } en la referencia o mejor
}.
day-says = { $day }: { $how }
missed = sin jugar
days-note = Cada día muestra tu puesto. Un día perdido por semana no corta la racha.
end = el final de una partida
par = Referencia ({ LEVEL($level) }): { $points }
par-soon = Referencia: { LEVEL($level) } juega este reto…
goal = Reto del día, { $day }: consigue todos los puntos que puedas. Al final ves los que consigue { LEVEL($level) }.
tag = Reto del día, { $day }
