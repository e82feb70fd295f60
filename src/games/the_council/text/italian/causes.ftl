cause = { $of ->
    [traitors] Gettoni traditore
    [ranks] Ranghi nei semi che contano
   *[doubled] Raddoppiati sopra l’impero
}
title = Seme, rango dell’impero
collapsed = crollato
counts = conta
stands = regge
level = regge: alla pari non basta
rank = rango { $rank }
doubled = raddoppiato, sopra l’impero
traitors = Gettoni traditore
each = { "1" } ciascuno
tie-break = { $tie ->
    [low-card] Parità: carta più bassa dell’ultimo evento
    [ranks] Parità: tutti i ranghi
   *[traitors] Parità: gettoni traditore
}
when = Mano { $hand }, evento { $number }: { CARD($card) }
by-bid = { SUIT($suit) } { $from } → { $to }, offerta più alta
by-crown = { SUIT($suit) } { $from } → { $to }, Corona: { CARD($card) }
by-trade = { SUIT($suit) } { $from } → { $to }, per un gettone traditore
by-court = Un gettone traditore, Corte: { CARD($card) }
has-stood = { SUIT($suit) }: nessun crollo, quindi nessun punto.
no-rank = Nessun rango { SUIT($suit, form: "in") }.
twice = Rango { $rank }, sopra l’impero a { $empire }: due volte { POINTS($rank) }.
once = Rango { $rank }, non sopra l’impero a { $empire }: { POINTS($rank) }.
hall = La sala alla fine
