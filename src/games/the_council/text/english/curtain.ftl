### The curtain before a secret choice: what is to be chosen, who has chosen, and the bids, which are public.

# The number of the hand, and the number of the card, of all that are drafted.
# $hand (u8) $number (u8) $of (u8)
draft = Hand { $hand }: draft card { $number } of { $of }.
# The number of the hand, and the event.
# $hand (u8) $card (Card) $rank (u8)
cards = Hand { $hand }: commit cards to { CARD($card, form: "the") } ({ $rank }).
# All bids, each with its name; no chips are a pass.
# $bids (List)
bids = Bids: { LIST($bids, between: "; ") }.
# $name (Name) $chips (List)
bid-of = { $chips ->
    [none] { $name } none
   *[some] { $name } { LIST($chips, between: ", ") }
}
# $names (List)
chosen = { $names ->
    [1] { LIST($names) } has chosen.
   *[more] { LIST($names) } have chosen.
}
nobody-yet = Nobody has chosen yet.
