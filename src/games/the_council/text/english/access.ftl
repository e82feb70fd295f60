### Texts for players who don't see the table.

# The number of the card, of all that are drafted.
# $number (u8) $of (u8)
your-pick = Draft card { $number } of { $of }.
# The place of the bid, the number of bids, and the event.
# $card (Card) $place (usize) $bids (usize)
your-bid = Your bid for { CARD($card, form: "the") }, { ORDINAL($place) } of { $bids }.
# All bids so far, and the rank of the event.
# $total (u16) $rank (u8)
reached = { $rank ->
    [0] It can’t fail.
   *[more] { $total } of { $rank }.
}
# The event, and the number of cards that fit.
# $card (Card) $fit (u8)
your-cards = Your cards for { CARD($card, form: "the") }: { CARDS($fit) } to choose from.
