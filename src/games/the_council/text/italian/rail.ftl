label = Eventi e punti
events = Eventi
hand-and-deck = mano { $hand } · { $deck } nel mazzo
deck = { $deck } nel mazzo
event = { $success ->
    [none] Evento { $number }: { CARD($card) }, in corso
    [yes] Evento { $number }: { CARD($card) }, riuscito
   *[no] Evento { $number }: { CARD($card) }, fallito
}
to-come = { $count ->
    [one] { $count } evento in arrivo
   *[other] { $count } eventi in arrivo
}
now = ora
ended-now = Se finisse ora
points-of = { POINTS($points) } { SUIT($suit, form: "in") }
above = Sopra l’impero { LIST(SUIT($suits, form: "in")) }: se resta così, { $last ->
    [yes] contano solo questi.
   *[no] la partita finisce con questa mano.
}
would-count = { CAPITAL(LIST(SUIT($suits, form: "the"))) } conterebbero
counted = Hanno contato: { LIST(SUIT($suits, form: "the")) }.
nobody-above = Nessuno è sopra l’impero: conterebbero solo i gettoni traditore.
all-count = Nessuno è sopra l’impero: è l’ultima mano, conterebbero tutti i semi.
what-cards-do = Effetti delle carte
kind-mark = { $kind ->
    [ace] Asso
    [number] { "2" }–{ "9" }
    [pawn] Pedina
    [court] Corte
   *[crown] Corona
}
kind-effect = { $kind ->
    [ace] senza limite nel suo seme
    [number] parità: vince il basso
    [pawn] { "1" } in più per seme
    [court] un traditore se fallisce
   *[crown] un rango subito
}
only-shared = Solo nei semi in comune con l’evento.
nearest = I più vicini all’impero
of-empire = su { $empire }
