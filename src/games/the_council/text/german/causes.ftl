cause = { $of ->
    [traitors] Verräterchips
    [ranks] Ränge in Zeichen, die zählen
   *[doubled] Verdoppelt über dem Reich
}
title = Zeichen, Rang des Reichs
collapsed = eingestürzt
counts = zählt
stands = steht
level = steht: gleichauf genügt nicht
rank = Rang { $rank }
doubled = verdoppelt, über dem Reich
traitors = Verräterchips
each = je { "1" }
tie-break = { $tie ->
    [low-card] Gleichstand: niedrigste Karte beim letzten Ereignis
    [ranks] Gleichstand: alle Ränge
   *[traitors] Gleichstand: Verräterchips
}
when = Runde { $hand }, Ereignis { $number }: { CARD($card) }
by-bid = { SUIT($suit) } { $from } → { $to }, höchstes Gebot
by-crown = { SUIT($suit) } { $from } → { $to }, Krone: { CARD($card) }
by-trade = { SUIT($suit) } { $from } → { $to }, gegen einen Verräterchip
by-court = Ein Verräterchip, Hof: { CARD($card) }
has-stood = { SUIT($suit) } sind nicht eingestürzt: keine Punkte.
no-rank = Kein Rang bei { SUIT($suit, form: "at") }.
twice = Rang { $rank }, über Rang { $empire } des Reichs: zweimal { POINTS($rank) }.
once = Rang { $rank }, nicht über Rang { $empire } des Reichs: { POINTS($rank) }.
hall = Die Halle am Ende
