title = { $of ->
    [hall] La sala
    [draft] Carte e gettoni
    [events] Eventi
    [ranks] In testa e in coda
    [cards] Effetti delle carte
    [collapse] Crollo
    [saving] Risparmiare gettoni
    [committing] La carta giusta
    [climbing] Dove salire
    [failing] Lasciar fallire
   *[ending] L’ultimo evento
}

with-points = { POINTS($points) }
with-ranks = { RANKS($ranks) }
with-card = { CAPITAL(CARD($card, form: "the")) }
with-suit = { SUIT($suit, form: "in") }
