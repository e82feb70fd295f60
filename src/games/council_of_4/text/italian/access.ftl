no-payment = Non puoi pagare con { CARDS($cards) }.
council-list = Consiglio { COUNCIL($council, form: "of") }, dalla freccia
councillor = { $matched ->
    [yes] { COLOUR($colour) }, una carta corrisponde
   *[no] { COLOUR($colour) }
}
card = { $name }{ $all ->
    [0] { "" }
    [1] { "" }
   *[more] , { $number } di { $all }
}{ $chosen ->
    [yes] , scelta
   *[no] { "" }
}
suit-then = { $cards ->
    [one] Dopo, corrisponde al consiglio { COUNCIL($council, form: "of") }.
   *[other] Dopo, { $cards } corrispondono al consiglio { COUNCIL($council, form: "of") }.
}
legal-place = Puoi piazzare qui un mercante { $paid ->
    [none] gratis
   *[some] per { LIST($paid) }
}.
legal-acquire = Puoi acquistarlo { $paid ->
    [none] gratis
   *[some] per { LIST($paid) }
}.
legal-change = Puoi cambiarli { $paid ->
    [none] gratis
   *[some] per { LIST($paid) }
}.
legal-elect = Puoi sceglierlo per l’elezione { $paid ->
    [none] gratis
   *[some] per { LIST($paid) }
}.
legal-token = Puoi scegliere il suo gettone.
legal-take = Puoi prenderlo gratis.
legal-permit = Puoi usarlo per piazzare un mercante.
legal-repeat = Puoi ottenere di nuovo i suoi bonus.
legal-card = Puoi aggiungerla al pagamento.
your-turn = Tocca a te, giro { $round }.{ $drawn ->
    [none] { "" }
   *[some] { "" } Hai pescato: { POLITICS($drawn, form: "small") }.
} Hai { $main ->
    [one] { $main } azione principale
   *[other] { $main } azioni principali
} e { $quick ->
    [one] { $quick } azione rapida
   *[other] { $quick } azioni rapide
}.
