hint = Pista
thinking = Pensando…
best-of = { $shown ->
    [1] la mejor de { MOVES($legal) }
   *[more] las { $shown } mejores de { MOVES($legal) }
}
only-one = la única jugada
least = Ninguna otra parece mejor
little = Gana poco por ahora
unlike = A diferencia de la segunda: { $reasons }
misses = Le falta: { $reasons }
next-misses = A la segunda jugada le falta: { $reasons }.
by-taste = Otra jugada le pareció más o menos igual de buena; prefiere esta.
then = Después: { $step }
chance = { $percent } % de victoria
expects-level = { $percent } % de victoria, a la par
expects-ahead = { $percent } % de victoria, { $said } de ventaja
expects-behind = { $percent } % de victoria, { $said } por detrás
says = { $number }: { $what }. { $why }.
not-your-turn = Las pistas son para tu turno.
no-thread = No hay pista: los bots no responden.
not-here = La lección te dice qué hacer.
ask-title = ¿Jugar con pistas?
ask-body = Verás las tres mejores jugadas según un bot fuerte, cada una con su motivo. No sabe más que tú. La partida quedará marcada como asistida.
ask-yes = Ver la pista
ask-no = Cancelar
close = Cerrar la pista
open-best = Abrir { "1" }
why = ¿Por qué?
why-title = ¿Por qué hizo eso { $name }?
tried = { $name } probó { $iterations ->
    [one] { THOUSANDS($iterations) } desarrollo posible
   *[other] { THOUSANDS($iterations) } desarrollos posibles
} de los próximos turnos.
how = { $level ->
    [random] { $name } hace al azar cualquier jugada posible.
    [novice] { $name } juega como en su primera partida: toma lo que tiene a mano.
    [greedy] { $name } toma lo que más ayuda ahora mismo y no mira más allá.
    [adept] { TRIED($name, $iterations) }
    [expert] { TRIED($name, $iterations) }
    [master] { TRIED($name, $iterations) }
   *[champion] { TRIED($name, $iterations) }
}
other = Ahora { $name } elegiría otra cosa. Esta jugada viene de otro jugador, de una versión anterior de los bots, o de la página mientras no respondían.
compared = Resultados esperados
chosen = jugada
hidden = Cuando termine la partida verás lo que estaba oculto y lo que esperaba el bot.
no-other = No había otra jugada.
thinks = { $name } piensa, { $percent } %
