title = { $of ->
    [hall] Die Halle
    [draft] Karten und Chips
    [events] Ereignisse
    [ranks] Hoch und niedrig
    [cards] Was Karten tun
    [collapse] Einsturz
    [saving] Chips sparen
    [committing] Die richtige Karte
    [climbing] Wo du steigst
    [failing] Scheitern lassen
   *[ending] Das letzte Ereignis
}

with-points = { POINTS($points) }
with-ranks = { RANKS($ranks) }
with-card = { CAPITAL(CARD($card, form: "the")) }
with-suit = { SUIT($suit, form: "at") }
