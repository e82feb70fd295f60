### Names of the things of the game.

moons = { suit-moons }
suns = { suit-suns }
waves = { suit-waves }
leaves = { suit-leaves }
wyrms = { suit-wyrms }
knots = { suit-knots }
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
# A kind of decision as a heading, and as a part of a turn.
draft = Draft
    .part = draft
bid = Bid
    .part = bid
commit = Commit
    .part = cards
