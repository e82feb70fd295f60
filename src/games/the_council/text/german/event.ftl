hand-began = Runde { $number } beginnt, { $dealer } gibt.
dealt = { $cards ->
    [none] { $name } hat eine Hand bekommen.
   *[some] { $name } hat { LIST(CARD($cards, form: "object")) } bekommen.
}
chose = { $card ->
    [none] { WHO($name) } hat eine Karte gewählt.
   *[some] { WHO($name) } hat verdeckt { CARD($card, form: "object") } gewählt.
}
drafted = { WHO($name) } hat { CARD($card, form: "object") } genommen: { CHIPS($total) }.
passed-on = { $cards ->
    [none] { $from } hat eine Hand an { $to } weitergegeben.
   *[some] { $from } hat { LIST(CARD($cards, form: "object")) } an { $to } weitergegeben.
}
discarded = { $card ->
    [none] { WHO($name) } hat verdeckt die letzte Karte abgelegt.
   *[some] { WHO($name) } hat verdeckt { CARD($card, form: "object") } abgelegt.
}
event-begins = Ereignis { $number } ist { CARD($card, form: "the") }, Wert { $rank }. { $opener } eröffnet.
bid = { WHO($name) } hat { LIST($chips, between: ", ") } geboten.
passed = { WHO($name) } hat gepasst.
no-chips = { WHO($name) } hat keine Chips dafür und muss passen.
committed = { $cards ->
    [none] { WHO($name) } hat nichts eingesetzt.
   *[some] { WHO($name) } hat { LIST(CARD($cards, form: "object")) } eingesetzt.
}
chose-secretly = { WHO($name) } hat geheim gewählt.
nothing-fits = { WHO($name) } hat keine Karte dafür.
revealed = { $cards ->
    [none] { $name } hat nichts aufgedeckt.
   *[some] { $name } hat { LIST(CARD($cards, form: "object")) } aufgedeckt.
}
crowned = { $name }: { RISEN($suit, $from, $to) }, durch eine Krone, { CARD($card, form: "object") }.
counted = { $highest ->
    [none] { SUIT($suit) }: { LIST($bids, between: ", ") }. Am höchsten: niemand. Am niedrigsten: { LIST($lowest) }.
   *[some] { SUIT($suit) }: { LIST($bids, between: ", ") }. Am höchsten: { LIST($highest) }. Am niedrigsten: { LIST($lowest) }.
}
bidder = { $with ->
    [none] { $name } { $chips }
   *[some] { $name } { $chips } { LIST($with, between: " ") }
}
with-pawns = + { $bid } durch Bauern
with-ace = unbegrenzt
with-number = mit der Zahl { $number }
resolved = { $total ->
    [none] Unbegrenzt: Das Ereignis mit Wert { $rank } ist gelungen.
   *[some] { $rank ->
        [0] Wert { $rank } kann nicht scheitern: gelungen mit { $total }.
       *[more] { $success ->
            [yes] Gelungen, { $total } von { $rank }.
           *[no] Gescheitert, { $total } von { $rank }.
        }
    }
}
rank-gained = { $name }: { RISEN($suit, $from, $to) }.
nobody-gained = { $tied ->
    [none] { SUIT($suit) }: kein Gebot, niemand erhält einen Rang.
   *[some] { SUIT($suit) }: Gleichstand zwischen { LIST($tied) }, niemand erhält einen Rang.
}
traded = { $others ->
    [none] { $name } hat einen Rang bei { SUIT($suit, form: "at") } gegen einen Verräterchip getauscht: { $from } → { $to }.
   *[some] { $name } hat einen Rang bei { SUIT($suit, form: "at") } gegen einen Verräterchip getauscht: { $from } → { $to }, so niedrig wie { LIST($others) }.
}
nothing-to-trade = { $name } liegt bei { SUIT($suit, form: "at") } am niedrigsten, ohne Rang zum Tauschen.
court-paid = { $name } hat durch einen Hof, { CARD($card, form: "object") }, einen Verräterchip erhalten.
empire-fell = { $rank ->
    [none] Das Reich bleibt bei { SUIT($suit, form: "at") } auf { "0" }.
   *[some] Das Reich fällt bei { SUIT($suit, form: "at") } auf { $rank }.
}
opens-by-card = { $name } eröffnet als Nächstes: niedrigste Karte, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = { $name } eröffnet als Nächstes: niedrigste Karte, { CARD($card, form: "the") } ({ $rank }), und später geboten als { LIST($others) }.
opens-next = { $name } eröffnet als Nächstes: keine Karte aufgedeckt.
hand-ended = Runde { $number } ist zu Ende.
collapsed = { $above ->
    [1] { SUIT($suit) } sind eingestürzt: { LIST($above) } steht über dem Reich.
   *[more] { SUIT($suit) } sind eingestürzt: { LIST($above) } stehen über dem Reich.
}
no-collapse = Das war die letzte Runde: Jedes Zeichen zählt.
scored = { $low ->
    [none] { $name } hat { POINTS($points) }: { LIST($parts, between: ", ") }. Niedrigste Karte: keine, { RANKS($ranks) }.
   *[some] { $name } hat { POINTS($points) }: { LIST($parts, between: ", ") }. Niedrigste Karte: { $low }, { RANKS($ranks) }.
}
from-traitors = { $points } aus Verräterchips
from-suit = { $doubled ->
    [yes] { $rank } aus { SUIT($suit, form: "at") } doppelt
   *[no] { $rank } aus { SUIT($suit, form: "at") }
}
game-ended = { $winners ->
    [1] Die Partie ist zu Ende: { LIST($winners) } gewinnt.
   *[more] Die Partie ist zu Ende: { LIST($winners) } teilen sich den Sieg.
}
