resolved = { $rank ->
    [0] { CAPITAL(CARD($card, form: "the")) }: éxito, el valor { $rank } no puede fracasar.
   *[more] { $total ->
        [none] { CAPITAL(CARD($card, form: "the")) }: éxito, sin límite.
       *[some] { $success ->
            [yes] { CAPITAL(CARD($card, form: "the")) }: éxito, { $total } de { $rank }.
           *[no] { CAPITAL(CARD($card, form: "the")) }: fracaso, { $total } de { $rank }.
        }
    }
}
gained-by-number = { $name }: { RISEN($suit, $from, $to) }, { CARD($card, form: "the") } ({ $rank }) rompió el empate con { LIST($others) }.
traded = { $names ->
    [1] { LIST($names) } canjeó un rango de { SUIT($suit) }.
   *[more] { LIST($names) } canjearon un rango de { SUIT($suit) } cada uno.
}
without-rank = { $names ->
    [1] { LIST($names) } no tenía ningún rango de { SUIT($suit) } que canjear.
   *[more] { LIST($names) } no tenían ningún rango de { SUIT($suit) } que canjear.
}
empire = El imperio { LIST($parts) }.
falls = { $rank ->
    [none] siguió en { "0" } en { LIST(SUIT($suits)) }
   *[some] bajó a { $rank } en { LIST(SUIT($suits)) }
}
first-event = { $opener } abre el primer evento, { CARD($card, form: "the") } ({ $rank }).
next-event = Evento siguiente: { CARD($card, form: "the") } ({ $rank }).
no-chips = { $names ->
    [1] { LIST($names) } no tenía fichas que sirvieran: pasó.
   *[more] { LIST($names) } no tenían fichas que sirvieran: pasaron.
}
no-cards = { $names ->
    [1] { LIST($names) } no tenía cartas que sirvieran.
   *[more] { LIST($names) } no tenían cartas que sirvieran.
}
next-hand = La mano { $over } terminó, nadie estaba por encima del imperio. { $dealer } repartió la mano { $number }.
you-discarded = Descartaste { CARD($card, form: "the") }, boca abajo.
shown = Cartas tomadas: { LIST($all, between: "; ") }.
revealed = Cartas reveladas: { LIST($all, between: "; ") }.
cards-of = { $cards ->
    [none] { $name } nada
   *[some] { $name } { LIST(CARD($cards, form: "the")) }
}
