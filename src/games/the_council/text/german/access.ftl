your-pick = Du wählst Karte { $number } von { $of }.
your-bid = Du bietest auf { CARD($card, form: "object") }, Gebot { $place } von { $bids }.
reached = { $rank ->
    [0] Es kann nicht scheitern.
   *[more] { $total } von { $rank }.
}
your-cards = Deine Karten für { CARD($card, form: "object") }: { CARDS($fit) } zur Auswahl.
