### Texts of the seats: their panels, and what a seat has on request.

# What a seat does, for its pill.
choosing = choosing
has-chosen = chosen
nothing-fits = nothing fits
# It bids now, and is a person at the screen.
you-bid = to bid
bids-now = bids now
bids-later = to bid
passed = passed
# $count (u16)
has-bid = bid { $count }
dealer = dealer
# $count (u8) $suit (Suit)
chips-of-suit = { $count } { SUIT($suit) }
# $count (u8)
traitor-chips = { TRAITORS($count) }
# $count (usize)
unused = { $count } unused
# $count (usize)
fit = { $count ->
    [1] { $count } fits
   *[more] { $count } fit
}
# A drafted card, with whether it is used up.
# $card (Card) $used (bool) $kind (Kind) $rank (u8) $suits ([Suit])
drafted-card = { $used ->
    [yes] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }, used up
   *[no] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }
}
chosen = chosen
# The place of a card that is chosen face down.
face-down = a card face down
# $points (u16)
now = If it ended now: { POINTS($points) }
cards = Drafted cards
ranks = Ranks
empire = Empire
# The points of a suit, and that they are doubled.
points = Points now
came-from = Where they came from
