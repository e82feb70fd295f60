not-your-turn = No es tu turno.
not-now = { $due ->
    [draft] Primero toma una carta.
    [bid] Primero puja por el evento.
   *[commit] Primero juega tus cartas.
}
no-more-chips = No te quedan { SUIT($suit) }.
nothing-offered = No has pujado { SUIT($suit) }.
cant-lead = { $there ->
    [0] Para liderar necesitas { CHIPS_OF($needed, $suit) }, y no tienes.
   *[more] Para liderar necesitas { CHIPS_OF($needed, $suit) }, y tienes { $there }.
}
cant-reach = { $needed ->
    [1] Al evento aún le falta { CHIPS($needed) }, y { CHIPS_THAT_FIT($there) }.
   *[more] Al evento aún le faltan { CHIPS($needed) }, y { CHIPS_THAT_FIT($there) }.
}
reached = Las pujas ya alcanzan el valor.
over = La partida ha terminado.
nothing-left = No queda nada que decidir.
not-in-hand = No tienes { CARD($card, form: "the") } en la mano.
not-on-event = Este evento no tiene { SUIT($suit) }.
too-few-chips = Tienes { CHIPS_OF($there, $suit) }, no { $offered }.
no-chips = No tienes { SUIT($suit) }.
not-drafted = No has tomado { CARD($card, form: "the") }.
used-up = Ya has usado { CARD($card, form: "the") } en esta mano.
does-not-fit = { CAPITAL(CARD($card, form: "the")) } no comparte ningún palo con el evento.
players-there = tiene { PLAYERS($count) }, no de { $fewest } a { $most }
