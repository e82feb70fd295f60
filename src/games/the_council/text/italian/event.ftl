hand-began = Inizia la mano { $number }, { $dealer } dà le carte.
dealt = { $cards ->
    [none] { $name } ha ricevuto una mano.
   *[some] { $name } ha ricevuto { LIST(CARD($cards, form: "the")) }.
}
chose = { $card ->
    [none] { WHO($name) } ha scelto una carta.
   *[some] { WHO($name) } ha scelto { CARD($card, form: "the") }, coperta.
}
drafted = { WHO($name) } ha preso { CARD($card, form: "the") }: { CHIPS($total) }.
passed-on = { $cards ->
    [none] { $from } ha passato una mano { TO($to) }.
   *[some] { $from } ha passato { TO($to) } { LIST(CARD($cards, form: "the")) }.
}
discarded = { $card ->
    [none] { WHO($name) } ha scartato l’ultima carta, coperta.
   *[some] { WHO($name) } ha scartato { CARD($card, form: "the") }, coperta.
}
event-begins = L’evento { $number } è { CARD($card, form: "the") }, valore { $rank }. Apre { $opener }.
bid = { WHO($name) } ha offerto { LIST($chips, between: ", ") }.
passed = { WHO($name) } ha passato.
no-chips = { WHO($name) } non ha gettoni adatti: passa.
committed = { $cards ->
    [none] { WHO($name) } non ha giocato carte.
   *[some] { WHO($name) } ha giocato { LIST(CARD($cards, form: "the")) }.
}
chose-secretly = { WHO($name) } ha fatto una scelta segreta.
nothing-fits = { WHO($name) } non ha carte adatte.
revealed = { $cards ->
    [none] { $name } non ha rivelato niente.
   *[some] { $name } ha rivelato { LIST(CARD($cards, form: "the")) }.
}
crowned = { $name }: { RISEN($suit, $from, $to) }, grazie a una Corona, { CARD($card, form: "the") }.
counted = { $highest ->
    [none] { SUIT($suit) }: { LIST($bids, between: ", ") }. Offerta più alta: nessuno. Più bassa: { LIST($lowest) }.
   *[some] { SUIT($suit) }: { LIST($bids, between: ", ") }. Offerta più alta: { LIST($highest) }. Più bassa: { LIST($lowest) }.
}
bidder = { $with ->
    [none] { $name } { $chips }
   *[some] { $name } { $chips } { LIST($with, between: " ") }
}
with-pawns = + { $bid } con Pedine
with-ace = senza limite
with-number = con il numero { $number }
resolved = { $total ->
    [none] Senza limite: l’evento di valore { $rank } è riuscito.
   *[some] { $rank ->
        [0] Con valore { $rank } non può fallire: successo con { $total }.
       *[more] { $success ->
            [yes] Successo, { $total } su { $rank }.
           *[no] Fallimento, { $total } su { $rank }.
        }
    }
}
rank-gained = { $name }: { RISEN($suit, $from, $to) }.
nobody-gained = { $tied ->
    [none] { SUIT($suit) }: nessuna offerta, nessun rango.
   *[some] { SUIT($suit) }: parità tra { LIST($tied) }, nessun rango.
}
traded = { $others ->
    [none] { $name } ha scambiato un rango { SUIT($suit, form: "in") } con un gettone traditore: { $from } → { $to }.
   *[some] { $name } ha scambiato un rango { SUIT($suit, form: "in") } con un gettone traditore: { $from } → { $to }, offerta più bassa come { LIST($others) }.
}
nothing-to-trade = { $name } ha l’offerta più bassa { SUIT($suit, form: "in") }, ma nessun rango da scambiare.
court-paid = { $name } ha ottenuto un gettone traditore da una Corte, { CARD($card, form: "the") }.
empire-fell = { $rank ->
    [none] L’impero resta a { "0" } { SUIT($suit, form: "in") }.
   *[some] L’impero scende a { $rank } { SUIT($suit, form: "in") }.
}
opens-by-card = { $name } apre il prossimo evento: carta più bassa, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = { $name } apre il prossimo evento: carta più bassa, { CARD($card, form: "the") } ({ $rank }), e offerta fatta dopo { LIST($others) }.
opens-next = { $name } apre il prossimo evento: nessuno ha rivelato carte.
hand-ended = La mano { $number } è finita.
collapsed = { $above ->
    [1] Crollano { SUIT($suit, form: "the") }: { LIST($above) } è sopra l’impero.
   *[more] Crollano { SUIT($suit, form: "the") }: { LIST($above) } sono sopra l’impero.
}
no-collapse = Era l’ultima mano: contano tutti i semi.
scored = { $low ->
    [none] { $name } ha { POINTS($points) }: { LIST($parts, between: ", ") }. Carta più bassa: nessuna, { RANKS($ranks) }.
   *[some] { $name } ha { POINTS($points) }: { LIST($parts, between: ", ") }. Carta più bassa: { $low }, { RANKS($ranks) }.
}
from-traitors = { $points } per i gettoni traditore
from-suit = { $doubled ->
    [yes] { $rank } × { "2" } per { SUIT($suit, form: "the") }
   *[no] { $rank } per { SUIT($suit, form: "the") }
}
game-ended = { $winners ->
    [1] La partita è finita: vince { LIST($winners) }.
   *[more] La partita è finita: { LIST($winners) } condividono la vittoria.
}
