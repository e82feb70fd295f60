no-payment = No puedes pagar con { CARDS($cards) }.
council-list = Consejo { COUNCIL($council, form: "of") }, desde la flecha
councillor = { $matched ->
    [yes] { COLOUR($colour) }, le sirve una carta
   *[no] { COLOUR($colour) }
}
card = { $name }{ $all ->
    [0] { "" }
    [1] { "" }
   *[more] , { $number } de { $all }
}{ $chosen ->
    [yes] , escogida
   *[no] { "" }
}
suit-then = { $cards ->
    [one] Luego sirve para el consejo { COUNCIL($council, form: "of") }.
   *[other] Luego sirven { $cards } para el consejo { COUNCIL($council, form: "of") }.
}
legal-place = Puedes colocar aquí un mercader { $paid ->
    [none] gratis
   *[some] pagando { LIST($paid) }
}.
legal-acquire = Puedes adquirirlo { $paid ->
    [none] gratis
   *[some] pagando { LIST($paid) }
}.
legal-change = Puedes cambiarlos { $paid ->
    [none] gratis
   *[some] pagando { LIST($paid) }
}.
legal-elect = Puedes escogerlo para la elección { $paid ->
    [none] gratis
   *[some] pagando { LIST($paid) }
}.
legal-token = Puedes escoger su ficha.
legal-take = Puedes tomarlo gratis.
legal-permit = Puedes usarlo para colocar un mercader.
legal-repeat = Puedes volver a ganar sus bonificaciones.
legal-card = Puedes añadirla al pago.
your-turn = Tu turno, ronda { $round }.{ $drawn ->
    [none] { "" }
   *[some] { "" } Robaste: { POLITICS($drawn, form: "small") }.
} Tienes { $main ->
    [one] { $main } acción principal
   *[other] { $main } acciones principales
} y { $quick ->
    [one] { $quick } acción rápida
   *[other] { $quick } acciones rápidas
}.
