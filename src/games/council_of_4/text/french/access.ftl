no-payment = Impossible de payer avec { CARDS($cards) }.
council-list = Conseil { COUNCIL($council, form: "of") }, depuis la flèche
councillor = { $matched ->
    [yes] { COLOUR($colour) }, une carte lui convient
   *[no] { COLOUR($colour) }
}
card = { $name }{ $all ->
    [0] { "" }
    [1] { "" }
   *[more] , { $number } sur { $all }
}{ $chosen ->
    [yes] , choisie
   *[no] { "" }
}
suit-then = { $cards ->
    [1] Convient ensuite au conseil { COUNCIL($council, form: "of") }.
   *[more] { $cards } conviennent ensuite au conseil { COUNCIL($council, form: "of") }.
}
legal-place = Vous pouvez placer ici { $paid ->
    [none] gratuitement
   *[some] pour { LIST($paid, between: " et ") }
}.
legal-acquire = Vous pouvez l’acquérir { $paid ->
    [none] gratuitement
   *[some] pour { LIST($paid, between: " et ") }
}.
legal-change = Vous pouvez les changer { $paid ->
    [none] gratuitement
   *[some] pour { LIST($paid, between: " et ") }
}.
legal-elect = Vous pouvez le choisir pour l’élection, { $paid ->
    [none] gratuitement
   *[some] pour { LIST($paid, between: " et ") }
}.
legal-token = Vous pouvez choisir son jeton.
legal-take = Vous pouvez le prendre gratuitement.
legal-permit = Vous pouvez l’utiliser pour placer.
legal-repeat = Vous pouvez gagner de nouveau ses bonus.
legal-card = Vous pouvez l’ajouter au paiement.
your-turn = À vous, manche { $round }.{ $drawn ->
    [none] { "" }
   *[some] { "" } Vous avez pioché : { POLITICS($drawn, form: "small") }.
} Vous avez { $main ->
    [one] { $main } action principale
   *[other] { $main } actions principales
} et { $quick ->
    [one] { $quick } action rapide
   *[other] { $quick } actions rapides
}.
