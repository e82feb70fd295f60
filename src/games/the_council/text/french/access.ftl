your-pick = Prenez la carte { $number } sur { $of }.
your-bid = Votre mise sur { CARD($card, form: "the") }, la { ORDINAL($place) } de { $bids }.
reached = { $rank ->
    [0] L’échec est impossible.
   *[more] Total : { $total } sur { $rank }.
}
your-cards = Vos cartes pour { CARD($card, form: "the") } : { CARDS($fit) } au choix.
