draft = Runde { $hand }: Nimm Karte { $number } von { $of }.
cards = Runde { $hand }: Setze Karten für { CARD($card, form: "object") } ({ $rank }) ein.
bids = Gebote: { LIST($bids, between: "; ") }.
bid-of = { $chips ->
    [none] { $name } nichts
   *[some] { $name } { LIST($chips, between: ", ") }
}
chosen = { $names ->
    [1] { LIST($names) } hat gewählt.
   *[more] { LIST($names) } haben gewählt.
}
nobody-yet = Noch hat niemand gewählt.
