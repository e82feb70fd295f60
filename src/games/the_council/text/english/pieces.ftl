### Names of the things of the game.

# A suit as a title.
# $suit (Suit)
suit-name = { SUIT($suit) }
# $suits ([Suit])
suits = { LIST(SUIT($suits)) }
# A card by its title, and in a sentence.
# $card (Card)
card-name = { CARD($card) }
# $cards ([Card])
card-names = { LIST(CARD($cards), between: ", ") }
# $card (Card)
the-card = { CARD($card, form: "the") }
# $kind (Kind)
kind-name = { KIND($kind) }
# Chips of one suit, and of several.
# $count (u8) $suit (Suit)
chips-of-suit = { CHIPS_OF($count, $suit) }
# $chips (List)
chips = { LIST($chips, between: ", ") }
# A kind of decision as a heading.
# $of (Decision)
decision = { $of ->
    [draft] Draft
    [bid] Bid
   *[commit] Commit
}
# A kind of decision as a part of a turn.
# $of (Decision)
part = { $of ->
    [draft] draft
    [bid] bid
   *[commit] cards
}
