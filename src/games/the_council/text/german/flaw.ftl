not-your-turn = Du bist nicht am Zug.
not-now = { $due ->
    [draft] Nimm erst eine Karte.
    [bid] Biete erst auf das Ereignis.
   *[commit] Setze erst deine Karten ein.
}
no-more-chips = Du hast keine { SUIT($suit) } mehr.
nothing-offered = Du hast keine { SUIT($suit) } geboten.
cant-lead = { $there ->
    [0] Um bei { SUIT($suit, form: "at") } zu führen, brauchst du { $needed }, hast aber keine.
   *[more] Um bei { SUIT($suit, form: "at") } zu führen, brauchst du { $needed }, hast aber { $there }.
}
cant-reach = { $needed ->
    [1] Dem Ereignis fehlt noch { CHIPS($needed) }, und du hast { CHIPS_THAT_FIT($there) }.
   *[more] Dem Ereignis fehlen noch { CHIPS($needed) }, und du hast { CHIPS_THAT_FIT($there) }.
}
reached = Die Gebote erreichen den Wert schon.
over = Die Partie ist zu Ende.
nothing-left = Es gibt nichts mehr zu entscheiden.
not-in-hand = Du hast { CARD($card, form: "object") } nicht auf der Hand.
not-on-event = Das Ereignis hat keine { SUIT($suit) }.
too-few-chips = Du hast { CHIPS_OF($there, $suit) }, nicht { $offered }.
no-chips = Du hast keine { SUIT($suit) }.
not-drafted = Du hast { CARD($card, form: "object") } nicht genommen.
used-up = Du hast { CARD($card, form: "object") } in dieser Runde schon benutzt.
does-not-fit = { CAPITAL(CARD($card, form: "the")) } hat kein Zeichen des Ereignisses.
players-there = Die Partie hat { PLAYERS($count) } statt { $fewest } bis { $most }
