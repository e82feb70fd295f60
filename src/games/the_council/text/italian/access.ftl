your-pick = Tocca a te: prendi la carta { $number } di { $of }.
your-bid = Tocca a te offrire per { CARD($card, form: "the") }, offerta { $place } su { $bids }.
reached = { $rank ->
    [0] Non può fallire.
   *[more] Totale { $total } su { $rank }.
}
your-cards = { $fit ->
    [one] Le tue carte per { CARD($card, form: "the") }: { $fit } carta adatta.
   *[other] Le tue carte per { CARD($card, form: "the") }: { $fit } carte adatte.
}
