draft = Mano { $hand }: toma la carta { $number } de { $of }.
cards = Mano { $hand }: juega cartas para { CARD($card, form: "the") } ({ $rank }).
bids = Pujas: { LIST($bids, between: "; ") }.
bid-of = { $chips ->
    [none] { $name } nada
   *[some] { $name } { LIST($chips, between: ", ") }
}
chosen = { $names ->
    [1] { LIST($names) } ya eligió.
   *[more] { LIST($names) } ya eligieron.
}
nobody-yet = Aún no eligió nadie.
