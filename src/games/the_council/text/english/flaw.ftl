### Reasons why something is not possible, and flaws of a set-up.

not-your-turn = It isn’t your turn.
# What is to be done first: draft a card, bid, commit cards.
# $due (Decision)
not-now = { $due ->
    [draft] Draft a card first.
    [bid] Bid for the event first.
   *[commit] Commit your cards first.
}
# $suit (Suit)
no-more-chips = You have no more { SUIT($suit) }.
# $suit (Suit)
nothing-offered = You haven’t bid any { SUIT($suit) }.
# The chips that it takes to lead in a suit, and those there.
# $suit (Suit) $needed (u8) $there (u8)
cant-lead = { $there ->
    [0] Leading in { SUIT($suit) } takes { $needed }, and you have none.
   *[more] Leading in { SUIT($suit) } takes { $needed }, and you have { $there }.
}
# The chips that the event needs, and those there.
# $needed (u16) $there (u16)
cant-reach = { $there ->
    [0] The event still needs { $needed }, and you have none that fit.
    [1] The event still needs { $needed }, and you have { $there } that fits.
   *[more] The event still needs { $needed }, and you have { $there } that fit.
}
reached = The bids already reach the rank.
over = The game is over.
nothing-left = Nothing is left to decide.
# $card (Card)
not-in-hand = You don’t hold { CARD($card, form: "the") }.
# $suit (Suit)
not-on-event = { SUIT($suit) } isn’t on this event.
# The chips offered, and those there.
# $suit (Suit) $offered (u8) $there (u8)
too-few-chips = You have { CHIPS_OF($there, $suit) }, not { $offered }.
# $suit (Suit)
no-chips = You have no { SUIT($suit) }.
# $card (Card)
not-drafted = You haven’t drafted { CARD($card, form: "the") }.
# $card (Card)
used-up = You’ve already used { CARD($card, form: "the") } in this hand.
# $card (Card)
does-not-fit = { CAPITAL(CARD($card, form: "the")) } shares no suit with the event.
# A flaw of a set-up, a part of a sentence: its players, and the fewest and most of the game.
# $count (u8) $fewest (u8) $most (u8)
players-there = it has { PLAYERS($count) }, not { $fewest } to { $most }
