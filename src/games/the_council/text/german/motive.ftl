chips = Bringt { LIST($chips, between: ", ") }
effect = { $kind ->
    [ace] Ein Ass: unbegrenzt in { LIST(SUIT($suits, form: "in")) }
    [number] Entscheidet mit { $rank } Gleichstände in { LIST(SUIT($suits, form: "in")) }
    [pawn] Ein Bauer: { "1" } mehr in { LIST(SUIT($suits, form: "in")) }
    [court] Ein Hof fürs Scheitern in { LIST(SUIT($suits, form: "in")) }
   *[crown] Eine Krone: ein sicherer Rang in { LIST(SUIT($suits, form: "in")) }
}
near-the-empire = { $missing ->
    [0] Über dem Reich in { SUIT($suit, form: "in") }
   *[more] Noch { RANKS($missing) } bis über das Reich in { SUIT($suit, form: "in") }
}
leads = Führt in { SUIT($suit, form: "in") }
breaks-tie = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) entscheidet den Gleichstand in { SUIT($suit, form: "in") }
unlimited = Ein unbegrenztes Gebot in { SUIT($suit, form: "in") }
crown = Ein sicherer Rang in { SUIT($suit, form: "in") }
succeeds = { $total ->
    [none] Lässt das Ereignis mit Wert { $rank } gelingen, unbegrenzt
   *[some] Lässt das Ereignis gelingen, { $total } von { $rank }
}
fails = Lässt das Ereignis scheitern, { $total } von { $rank }
not-lowest = Nicht mehr am niedrigsten in { SUIT($suit, form: "in") }
lowest = Am niedrigsten in { SUIT($suit, form: "in") }, um einen Rang zu tauschen
courts = { TRAITORS($count) }, wenn das Ereignis scheitert
saves-chips = Hebt { CHIPS($count) } für später auf
saves-cards = Hebt { CARDS($count) } für später auf
avoids-opening = Muss das nächste Ereignis nicht eröffnen
low-card = Hilft bei Gleichstand am Ende: { CARD($card, form: "the") } ({ $rank })
against = Wirft { $name } zurück
