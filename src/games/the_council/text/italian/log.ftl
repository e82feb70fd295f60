resolved = { $rank ->
    [0] { CAPITAL(CARD($card, form: "the")) }: successo, con valore { $rank } non può fallire.
   *[more] { $total ->
        [none] { CAPITAL(CARD($card, form: "the")) }: successo, senza limite.
       *[some] { $success ->
            [yes] { CAPITAL(CARD($card, form: "the")) }: successo, { $total } su { $rank }.
           *[no] { CAPITAL(CARD($card, form: "the")) }: fallimento, { $total } su { $rank }.
        }
    }
}
gained-by-number = { $name }: { RISEN($suit, $from, $to) }, { CARD($card, form: "the") } ({ $rank }) ha risolto la parità con { LIST($others) }.
traded = { $names ->
    [1] { LIST($names) } ha scambiato un rango { SUIT($suit, form: "in") }.
   *[more] { LIST($names) } hanno scambiato un rango a testa { SUIT($suit, form: "in") }.
}
without-rank = { $names ->
    [1] { LIST($names) } non aveva ranghi da scambiare { SUIT($suit, form: "in") }.
   *[more] { LIST($names) } non avevano ranghi da scambiare { SUIT($suit, form: "in") }.
}
empire = L’impero { LIST($parts) }.
falls = { $rank ->
    [none] resta a { "0" } { LIST(SUIT($suits, form: "in")) }
   *[some] scende a { $rank } { LIST(SUIT($suits, form: "in")) }
}
first-event = { $opener } apre il primo evento, { CARD($card, form: "the") } ({ $rank }).
next-event = Prossimo evento: { CARD($card, form: "the") } ({ $rank }).
no-chips = { $names ->
    [1] { LIST($names) } non ha gettoni adatti: passa.
   *[more] { LIST($names) } non hanno gettoni adatti: passano.
}
no-cards = { $names ->
    [1] { LIST($names) } non ha carte adatte.
   *[more] { LIST($names) } non hanno carte adatte.
}
next-hand = La mano { $over } è finita, nessuno è sopra l’impero. { $dealer } dà le carte della mano { $number }.
you-discarded = Hai scartato { CARD($card, form: "the") }, coperta.
shown = Carte prese: { LIST($all, between: "; ") }.
revealed = Carte rivelate: { LIST($all, between: "; ") }.
cards-of = { $cards ->
    [none] niente ({ $name })
   *[some] { LIST(CARD($cards, form: "the")) } ({ $name })
}
