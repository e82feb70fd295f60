draft = Mano { $hand }: prendi la carta { $number } su { $of }.
cards = Mano { $hand }: gioca carte per { CARD($card, form: "the") } ({ $rank }).
bids = Offerte: { LIST($bids, between: "; ") }.
bid-of = { $chips ->
    [none] { $name } niente
   *[some] { $name } { LIST($chips, between: ", ") }
}
chosen = { $names ->
    [1] { LIST($names) } ha scelto.
   *[more] { LIST($names) } hanno scelto.
}
nobody-yet = Nessuno ha ancora scelto.
