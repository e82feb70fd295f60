hand-began = Empezó la mano { $number }: repartió { $dealer }.
dealt = { $cards ->
    [none] { $name } recibió una mano.
   *[some] { $name } recibió { LIST(CARD($cards, form: "the")) }.
}
chose = { $card ->
    [none] { WHO($name) } eligió una carta.
   *[some] { WHO($name) } eligió { CARD($card, form: "the") }, boca abajo.
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
event-begins = El evento { $number } fue { CARD($card, form: "the") }, de valor { $rank }. Abrió { $opener }.
bid = { WHO($name) } pujó { LIST($chips, between: ", ") }.
passed = { WHO($name) } pasó.
no-chips = { WHO($name) } no tenía fichas que sirvieran: pasó.
committed = { $cards ->
    [none] { WHO($name) } no jugó nada.
   *[some] { WHO($name) } jugó { LIST(CARD($cards, form: "the")) }.
}
chose-secretly = { WHO($name) } decidió en secreto.
nothing-fits = { WHO($name) } no tenía cartas que sirvieran.
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
    [none] { SUIT($suit) }: sin pujas, nadie subió.
   *[some] { SUIT($suit) }: empate entre { LIST($tied) }, nadie subió.
}
traded = { $others ->
    [none] { $name } canjeó un rango de { SUIT($suit) } por una ficha de traidor: { $from } → { $to }.
   *[some] { $name } canjeó un rango de { SUIT($suit) } por una ficha de traidor: { $from } → { $to }, con la puja más baja, igual que { LIST($others) }.
}
nothing-to-trade = { $name } tenía la puja más baja en { SUIT($suit) }, pero ningún rango que canjear.
court-paid = { $name } ganó una ficha de traidor gracias a una Corte, { CARD($card, form: "the") }.
empire-fell = { $rank ->
    [none] El imperio siguió en { "0" } en { SUIT($suit) }.
   *[some] El imperio bajó a { $rank } en { SUIT($suit) }.
}
opens-by-card = { $name } abre el siguiente: carta más baja, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = { $name } abre el siguiente: carta más baja, { CARD($card, form: "the") } ({ $rank }), y pujó más tarde que { LIST($others) }.
opens-next = { $name } abre el siguiente: nadie reveló cartas.
hand-ended = La mano { $number } terminó.
collapsed = { $above ->
    [1] { SUIT($suit) }: derrumbe, { LIST($above) } estaba por encima del imperio.
   *[more] { SUIT($suit) }: derrumbe, { LIST($above) } estaban por encima del imperio.
}
no-collapse = Era la última mano: contaron todos los palos.
scored = { $low ->
    [none] { $name } sumó { POINTS($points) }: { LIST($parts, between: ", ") }. Carta más baja: ninguna, { RANKS($ranks) }.
   *[some] { $name } sumó { POINTS($points) }: { LIST($parts, between: ", ") }. Carta más baja: { $low }, { RANKS($ranks) }.
}
from-traitors = { $points } por fichas de traidor
from-suit = { $doubled ->
    [yes] { $rank } × { "2" } en { SUIT($suit) }
   *[no] { $rank } en { SUIT($suit) }
}
game-ended = { $winners ->
    [1] La partida terminó: ganó { LIST($winners) }.
   *[more] La partida terminó: { LIST($winners) } compartieron la victoria.
}
