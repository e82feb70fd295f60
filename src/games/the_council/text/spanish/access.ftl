your-pick = Te toca: toma la carta { $number } de { $of }.
your-bid = Tu puja por { CARD($card, form: "the") }, { ORDINAL($place) } de { $bids }.
reached = { $rank ->
    [0] No puede fracasar.
   *[more] { $total } de { $rank }.
}
your-cards = Tus cartas para { CARD($card, form: "the") }: { CARDS($fit) } para elegir.
