resolved = { $rank ->
    [0] { CAPITAL(CARD($card, form: "the")) } ist gelungen: Wert { $rank } kann nicht scheitern.
   *[more] { $total ->
        [none] { CAPITAL(CARD($card, form: "the")) } ist gelungen, unbegrenzt.
       *[some] { $success ->
            [yes] { CAPITAL(CARD($card, form: "the")) } ist gelungen, { $total } von { $rank }.
           *[no] { CAPITAL(CARD($card, form: "the")) } ist gescheitert, { $total } von { $rank }.
        }
    }
}
gained-by-number = { $name }: { RISEN($suit, $from, $to) }. { CAPITAL(CARD($card, form: "the")) } ({ $rank }) hat den Gleichstand mit { LIST($others) } entschieden.
traded = { $names ->
    [1] { LIST($names) } hat einen Rang bei { SUIT($suit, form: "at") } getauscht.
   *[more] { LIST($names) } haben je einen Rang bei { SUIT($suit, form: "at") } getauscht.
}
without-rank = { $names ->
    [1] { LIST($names) } hatte bei { SUIT($suit, form: "at") } keinen Rang zum Tauschen.
   *[more] { LIST($names) } hatten bei { SUIT($suit, form: "at") } keinen Rang zum Tauschen.
}
empire = Das Reich { LIST($parts) }.
falls = { $rank ->
    [none] bleibt bei { LIST(SUIT($suits, form: "at")) } auf { "0" }
   *[some] fällt bei { LIST(SUIT($suits, form: "at")) } auf { $rank }
}
first-event = { $opener } eröffnet das erste Ereignis, { CARD($card, form: "object") } ({ $rank }).
next-event = Nächstes Ereignis: { CARD($card, form: "the") } ({ $rank }).
no-chips = { $names ->
    [1] { LIST($names) } hat keine Chips dafür und muss passen.
   *[more] { LIST($names) } haben keine Chips dafür und müssen passen.
}
no-cards = { $names ->
    [1] { LIST($names) } hat keine Karte dafür.
   *[more] { LIST($names) } haben keine Karte dafür.
}
next-hand = Runde { $over } ist zu Ende, niemand steht über dem Reich. { $dealer } gibt in Runde { $number }.
you-discarded = Du hast verdeckt { CARD($card, form: "object") } abgelegt.
shown = Genommen: { LIST($all, between: "; ") }.
revealed = Aufgedeckt: { LIST($all, between: "; ") }.
cards-of = { $cards ->
    [none] { $name } nichts
   *[some] { $name } { LIST(CARD($cards, form: "object")) }
}
