label = Eventos y puntuación
events = Eventos
hand-and-deck = mano { $hand } · mazo { $deck }
deck = mazo { $deck }
event = { $success ->
    [none] Evento { $number }: { CARD($card) }, ahora
    [yes] Evento { $number }: { CARD($card) }, éxito
   *[no] Evento { $number }: { CARD($card) }, fracaso
}
to-come = { $count ->
    [one] { $count } evento por venir
   *[other] { $count } eventos por venir
}
now = ahora
ended-now = Si acabara ahora
points-of = { POINTS($points) } en { SUIT($suit) }
above = Por encima del imperio en { LIST(SUIT($suits)) }: si sigue así, { $last ->
    [yes] solo cuentan estos.
   *[no] la partida acaba con esta mano.
}
would-count = Contarían { LIST(SUIT($suits)) }
counted = Contaron: { LIST(SUIT($suits)) }.
nobody-above = Nadie está por encima del imperio: solo contarían las fichas de traidor.
all-count = Nadie está por encima del imperio: es la última mano y contarían todos los palos.
what-cards-do = Qué hacen las cartas
kind-mark = { $kind ->
    [ace] As
    [number] { "2" }–{ "9" }
    [pawn] Peón
    [court] Corte
   *[crown] Corona
}
kind-effect = { $kind ->
    [ace] sin límite en su palo
    [number] desempata el más bajo
    [pawn] { "1" } más en cada palo
    [court] un traidor si fracasa
   *[crown] un rango al instante
}
only-shared = Solo en los palos que comparten con el evento.
nearest = Más cerca del imperio
of-empire = de { $empire }
