draft = Manche { $hand } : prenez la carte { $number } sur { $of }.
cards = Manche { $hand } : engagez des cartes pour { CARD($card, form: "the") } ({ $rank }).
bids = Mises : { LIST($bids, between: " ; ") }.
bid-of = { $chips ->
    [none] { $name } rien
   *[some] { $name } { LIST($chips, between: ", ") }
}
chosen = { $names ->
    [1] { LIST($names) } a choisi.
   *[more] { LIST($names) } ont choisi.
}
nobody-yet = Personne n’a encore choisi.
