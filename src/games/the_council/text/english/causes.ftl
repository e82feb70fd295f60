### Texts of the score sheet: every number by its cause, and the moves behind it.

## Cause: traitors, ranks, doubled

# A cause of points.
# $of (Cause)
cause = { $of ->
    [traitors] Traitor chips
    [ranks] Ranks in suits that count
   *[doubled] Doubled above the empire
}
title = Suit, the empire’s rank
collapsed = collapsed
counts = counts
stands = stands
# A suit that stands, with someone level with the empire.
level = stands: level isn’t above
# A rank that brings nothing.
# $rank (u8)
rank = rank { $rank }
doubled = doubled, above the empire
traitors = Traitor chips
each = { "1" } each
# $tie (Tie)
tie-break = { $tie ->
    [low-card] Tie: lowest card of the last event
    [ranks] Tie: all ranks
   *[traitors] Tie: traitor chips
}
# The number of the hand, of the event in it, and the event.
# $hand (u8) $number (u8) $card (Card)
when = Hand { $hand }, event { $number }: { CARD($card) }
# What brought or took ranks: the highest bid, a Crown, a trade for a traitor chip; and what brought a traitor chip.
# $suit (Suit) $from (u8) $to (u8)
by-bid = { SUIT($suit) } { $from } → { $to }, highest bid
# $suit (Suit) $from (u8) $to (u8) $card (Card)
by-crown = { SUIT($suit) } { $from } → { $to }, { CARD($card) } is a Crown
# $suit (Suit) $from (u8) $to (u8)
by-trade = { SUIT($suit) } { $from } → { $to }, for a traitor chip
# $card (Card)
by-court = A traitor chip, { CARD($card) } is a Court
# Why the rank at the end brings no points, points, or twice its points, beside the empire's.
# $suit (Suit)
has-stood = { SUIT($suit) } hasn’t collapsed: it brings no points.
# $suit (Suit)
no-rank = No rank in { SUIT($suit) }.
# $rank (u8) $empire (u8)
twice = Rank { $rank } is above the empire’s { $empire }: twice { POINTS($rank) }.
# $rank (u8) $empire (u8)
once = Rank { $rank }, not above the empire’s { $empire }: { POINTS($rank) }.
hall = The hall at the end
