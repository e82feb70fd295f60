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
   *[more] { LIST($names) } canjearon un rango de { SUIT($suit) } cada cual.
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
    [1] { LIST($names) } no tiene fichas que sirvan: pasa.
   *[more] { LIST($names) } no tienen fichas que sirvan: pasan.
}
no-cards = { $names ->
    [1] { LIST($names) } no tiene cartas que sirvan.
   *[more] { LIST($names) } no tienen cartas que sirvan.
}
next-hand = La mano { $over } ha terminado, nadie está por encima del imperio. { $dealer } reparte la mano { $number }.
you-discarded = Descartaste { CARD($card, form: "the") }, boca abajo.
shown = Cartas mostradas: { LIST($all, between: "; ") }.
revealed = Cartas reveladas: { LIST($all, between: "; ") }.
cards-of = { $cards ->
    [none] { $name } nada
   *[some] { $name } { LIST(CARD($cards, form: "the")) }
}
