chips = Bringt { LIST($chips, between: ", ") }
effect = { $kind ->
    [ace] Ein Ass: unbegrenzt bei { LIST(SUIT($suits, form: "at")) }
    [number] Entscheidet mit { $rank } Gleichstände bei { LIST(SUIT($suits, form: "at")) }
    [pawn] Ein Bauer: { "1" } mehr bei { LIST(SUIT($suits, form: "at")) }
    [court] Ein Hof fürs Scheitern bei { LIST(SUIT($suits, form: "at")) }
   *[crown] Eine Krone: ein sicherer Rang bei { LIST(SUIT($suits, form: "at")) }
}
near-the-empire = { $missing ->
    [0] Über dem Reich bei { SUIT($suit, form: "at") }
   [1] Bei { SUIT($suit, form: "at") } fehlt { RANKS($missing) }, um das Reich zu überholen
   *[more] Bei { SUIT($suit, form: "at") } fehlen { RANKS($missing) }, um das Reich zu überholen
}
leads = Führt bei { SUIT($suit, form: "at") }
breaks-tie = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) entscheidet den Gleichstand bei { SUIT($suit, form: "at") }
unlimited = Ein unbegrenztes Gebot bei { SUIT($suit, form: "at") }
crown = Ein sicherer Rang bei { SUIT($suit, form: "at") }
succeeds = { $total ->
    [none] Lässt das Ereignis mit Wert { $rank } gelingen, unbegrenzt
   *[some] Lässt das Ereignis gelingen, { $total } von { $rank }
}
fails = Lässt das Ereignis scheitern, { $total } von { $rank }
not-lowest = Nicht mehr am niedrigsten bei { SUIT($suit, form: "at") }
lowest = Am niedrigsten bei { SUIT($suit, form: "at") }, um einen Rang zu tauschen
courts = { TRAITORS($count) }, wenn das Ereignis scheitert
saves-chips = Hebt { CHIPS($count) } für später auf
saves-cards = Hebt { CARDS($count) } für später auf
avoids-opening = Muss das nächste Ereignis nicht eröffnen
low-card = Hilft bei Gleichstand am Ende: { CARD($card, form: "the") } ({ $rank })
against = Wirft { $name } zurück
nears = Bringt das Ereignis dem Gelingen näher, { $total } von { $rank }
for-ties = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) für einen Gleichstand bei { SUIT($suit, form: "at") }
withheld = Gegen { $name }: { CARD($card, form: "the") } ist nicht mehr zu haben
less-rank = Gegen { $name }: ein niedrigerer Rang bei { SUIT($suit, form: "at") }
fewer-traitors = Gegen { $name }: weniger Verräterchips
empire-stays = Gegen { $name }: das Reich sinkt nicht bei { SUIT($suit, form: "at") }
theme = { $of ->
    [suit] Eine Farbe sammeln
    [ace] Ein Ass
    [crown] Eine Krone
    [card] Wirkung einer Karte
    [rank] Ein Rang mehr
    [tie] Gleichstand
    [success] Ein Ereignis retten
    [failure] Ein Ereignis verlieren
    [traitor] Verräterchips
    [guard] Einen Rang halten
   *[saving] Für später aufheben
}
