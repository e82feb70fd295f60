not-your-turn = Non è il tuo turno.
not-now = { $due ->
    [draft] Prima prendi una carta.
    [bid] Prima fai la tua offerta per l’evento.
   *[commit] Prima gioca le tue carte.
}
no-more-chips = Non hai più { SUIT($suit) }.
nothing-offered = Non hai offerto { SUIT($suit) }.
cant-lead = { $needed ->
    [1] { $there ->
        [0] Per andare in testa serve { CHIPS_OF($needed, $suit) }, e non ne hai.
       *[more] Per andare in testa serve { CHIPS_OF($needed, $suit) }, e ne hai { $there }.
    }
   *[more] { $there ->
        [0] Per andare in testa servono { CHIPS_OF($needed, $suit) }, e non ne hai.
       *[more] Per andare in testa servono { CHIPS_OF($needed, $suit) }, e ne hai { $there }.
    }
}
cant-reach = { $needed ->
    [1] Per l’evento serve ancora { CHIPS($needed) }, e { CHIPS_THAT_FIT($there) }.
   *[more] Per l’evento servono ancora { CHIPS($needed) }, e { CHIPS_THAT_FIT($there) }.
}
reached = Le offerte raggiungono già il valore.
over = La partita è finita.
nothing-left = Non c’è più niente da decidere.
not-in-hand = Non hai in mano { CARD($card, form: "the") }.
not-on-event = Niente { SUIT($suit) } in questo evento.
too-few-chips = Hai { CHIPS_OF($there, $suit) }, non { $offered }.
no-chips = Non hai { SUIT($suit) }.
not-drafted = Non hai preso { CARD($card, form: "the") }.
used-up = Hai già usato { CARD($card, form: "the") } in questa mano.
does-not-fit = { CAPITAL(CARD($card, form: "the")) } non ha semi in comune con l’evento.
players-there = ha { PLAYERS($count) }, ma devono essere da { $fewest } a { $most }
