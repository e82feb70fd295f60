hand-began = Empieza la mano { $number }, reparte { $dealer }.
dealt = { $cards ->
    [none] { $name } recibió una mano.
   *[some] { $name } recibió { LIST(CARD($cards, form: "the")) }.
}
chose = { $card ->
    [none] { WHO($name) } escogió una carta.
   *[some] { WHO($name) } escogió { CARD($card, form: "the") }, boca abajo.
}
drafted = { WHO($name) } tomó { CARD($card, form: "the") }: { CHIPS($total) }.
passed-on = { $cards ->
    [none] { $from } pasó una mano a { $to }.
   *[some] { $from } pasó una mano a { $to }: { LIST(CARD($cards, form: "the")) }.
}
discarded = { $card ->
    [none] { WHO($name) } descartó la última carta, boca abajo.
   *[some] { WHO($name) } descartó { CARD($card, form: "the") }, boca abajo.
}
event-begins = El evento { $number } es { CARD($card, form: "the") }, valor { $rank }. Abre { $opener }.
bid = { WHO($name) } pujó { LIST($chips, between: ", ") }.
passed = { WHO($name) } pasó.
no-chips = { WHO($name) } no tiene fichas que sirvan: pasa.
committed = { $cards ->
    [none] { WHO($name) } no jugó nada.
   *[some] { WHO($name) } jugó { LIST(CARD($cards, form: "the")) }.
}
chose-secretly = { WHO($name) } decidió en secreto.
nothing-fits = { WHO($name) } no tiene cartas que sirvan.
revealed = { $cards ->
    [none] { $name } no reveló nada.
   *[some] { $name } reveló { LIST(CARD($cards, form: "the")) }.
}
crowned = { $name }: { RISEN($suit, $from, $to) }, gracias a una Corona, { CARD($card, form: "the") }.
counted = { $highest ->
    [none] { SUIT($suit) }: { LIST($bids, between: ", ") }. Puja más alta: nadie. Más baja: { LIST($lowest) }.
   *[some] { SUIT($suit) }: { LIST($bids, between: ", ") }. Puja más alta: { LIST($highest) }. Más baja: { LIST($lowest) }.
}
bidder = { $with ->
    [none] { $name } { $chips }
   *[some] { $name } { $chips } { LIST($with, between: " ") }
}
with-pawns = + { $bid } por Peones
with-ace = sin límite
with-number = con el número { $number }
resolved = { $total ->
    [none] Sin límite: el evento de valor { $rank } tuvo éxito.
   *[some] { $rank ->
        [0] El valor { $rank } no puede fracasar: éxito con { $total }.
       *[more] { $success ->
            [yes] Éxito, { $total } de { $rank }.
           *[no] Fracaso, { $total } de { $rank }.
        }
    }
}
rank-gained = { $name }: { RISEN($suit, $from, $to) }.
nobody-gained = { $tied ->
    [none] { SUIT($suit) }: sin pujas, nadie sube.
   *[some] { SUIT($suit) }: empate entre { LIST($tied) }, nadie sube.
}
traded = { $others ->
    [none] { $name } canjeó un rango de { SUIT($suit) } por una ficha de traidor: { $from } → { $to }.
   *[some] { $name } canjeó un rango de { SUIT($suit) } por una ficha de traidor: { $from } → { $to }, con la puja más baja, igual que { LIST($others) }.
}
nothing-to-trade = { $name } tiene la puja más baja en { SUIT($suit) }, pero ningún rango que canjear.
court-paid = { $name } ganó una ficha de traidor gracias a una Corte, { CARD($card, form: "the") }.
empire-fell = { $rank ->
    [none] El imperio siguió en { "0" } en { SUIT($suit) }.
   *[some] El imperio bajó a { $rank } en { SUIT($suit) }.
}
opens-by-card = { $name } abre el siguiente: carta más baja, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = { $name } abre el siguiente: carta más baja, { CARD($card, form: "the") } ({ $rank }), y pujó más tarde que { LIST($others) }.
opens-next = { $name } abre el siguiente: nadie reveló cartas.
hand-ended = La mano { $number } ha terminado.
collapsed = { $above ->
    [1] { SUIT($suit) }: derrumbe, { LIST($above) } está por encima del imperio.
   *[more] { SUIT($suit) }: derrumbe, { LIST($above) } están por encima del imperio.
}
no-collapse = Era la última mano: cuentan todos los palos.
scored = { $low ->
    [none] { $name } tiene { POINTS($points) }: { LIST($parts, between: ", ") }. Carta más baja: ninguna, { RANKS($ranks) }.
   *[some] { $name } tiene { POINTS($points) }: { LIST($parts, between: ", ") }. Carta más baja: { $low }, { RANKS($ranks) }.
}
from-traitors = { $points } por fichas de traidor
from-suit = { $doubled ->
    [yes] { $rank } × { "2" } en { SUIT($suit) }
   *[no] { $rank } en { SUIT($suit) }
}
game-ended = { $winners ->
    [1] La partida ha terminado: gana { LIST($winners) }.
   *[more] La partida ha terminado: { LIST($winners) } comparten la victoria.
}
