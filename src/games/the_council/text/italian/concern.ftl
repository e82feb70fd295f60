chips = Hai preso gettoni: { LIST($chips, between: ", ") }.
gained = Hai ottenuto un rango: { SUIT($suit) } { $from } → { $to }.
traded = Hai scambiato un rango con un gettone traditore: { SUIT($suit) } { $from } → { $to }.
court = { CAPITAL(CARD($card, form: "the")) } ti ha portato un gettone traditore.
opens-by-card = Apri l’evento: carta più bassa, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = Apri l’evento: carta più bassa, { CARD($card, form: "the") } ({ $rank }), e offerta più tardiva.
opens-next = Apri l’evento: nessuno ha rivelato carte.
now-above = Ora sei sopra l’impero { SUIT($suit, form: "in") }.
no-longer-above = Non sei più sopra l’impero { SUIT($suit, form: "in") }.
others-above = { $names ->
    [1] Ora { LIST($names) } è sopra l’impero { SUIT($suit, form: "in") }.
   *[more] Ora { LIST($names) } sono sopra l’impero { SUIT($suit, form: "in") }.
}
