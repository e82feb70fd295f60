### Events in words: one sentence for each.

# The dealer, and the number of the hand.
# $dealer (Name) $number (u8)
hand-began = Hand { $number } begins, { $dealer } deals.
# $name (Name) $cards ([Card])
dealt = { $cards ->
    [none] { $name } was dealt a hand.
   *[some] { $name } was dealt { LIST(CARD($cards, form: "the")) }.
}
# $name (Option<Name>) $card (Option<Card>)
chose = { $card ->
    [none] { WHO($name) } chose a card.
   *[some] { WHO($name) } chose { CARD($card, form: "the") }, face down.
}
# $name (Option<Name>) $card (Card) $total (u16)
drafted = { WHO($name) } drafted { CARD($card, form: "the") }: { CHIPS($total) }.
# $from (Name) $to (Name) $cards ([Card])
passed-on = { $cards ->
    [none] { $from } passed a hand to { $to }.
   *[some] { $from } passed { LIST(CARD($cards, form: "the")) } to { $to }.
}
# $name (Option<Name>) $card (Option<Card>)
discarded = { $card ->
    [none] { WHO($name) } discarded the last card, face down.
   *[some] { WHO($name) } discarded { CARD($card, form: "the") }, face down.
}
# The opener, the event with its rank, and its number in the hand.
# $opener (Name) $card (Card) $rank (u8) $number (u8)
event-begins = Event { $number } is { CARD($card, form: "the") }, rank { $rank }. { $opener } opens.
# $name (Option<Name>) $chips (List)
bid = { WHO($name) } bid { LIST($chips, between: ", ") }.
# A bid of nothing, by choice and else.
# $name (Option<Name>)
passed = { WHO($name) } passed.
# $name (Option<Name>)
no-chips = { WHO($name) } has no chips that fit and passed.
# $name (Option<Name>) $cards ([Card])
committed = { $cards ->
    [none] { WHO($name) } committed nothing.
   *[some] { WHO($name) } committed { LIST(CARD($cards, form: "the")) }.
}
# The same where the reader may not know the cards.
# $name (Option<Name>)
chose-secretly = { WHO($name) } made a secret choice.
# $name (Option<Name>)
nothing-fits = { WHO($name) } has no card that fits.
# $name (Name) $cards ([Card])
revealed = { $cards ->
    [none] { $name } revealed nothing.
   *[some] { $name } revealed { LIST(CARD($cards, form: "the")) }.
}
# $name (Name) $card (Card) $suit (Suit) $from (u8) $to (Option<u8>)
crowned = { $name }: { RISEN($suit, $from, $to) }, from { CARD($card, form: "the") }.
# The bids with their bidders, and the highest and the lowest of these.
# $suit (Suit) $bids (List) $highest (List) $lowest (List)
counted = { $highest ->
    [none] { SUIT($suit) }: { LIST($bids, between: ", ") }. Highest: nobody. Lowest: { LIST($lowest) }.
   *[some] { SUIT($suit) }: { LIST($bids, between: ", ") }. Highest: { LIST($highest) }. Lowest: { LIST($lowest) }.
}
# A bidder's chips, with what revealed cards do to the bid.
# $name (Name) $chips (u8) $with (List)
bidder = { $with ->
    [none] { $name } { $chips }
   *[some] { $name } { $chips } { LIST($with, between: " ") }
}
# $bid (u8)
with-pawns = + { $bid } from Pawns
with-ace = without limit
# $number (u8)
with-number = with number { $number }
# All bids, if they have a limit, the rank of the event, and whether it succeeds.
# $total (Option<u16>) $rank (u8) $success (bool)
resolved = { $total ->
    [none] No limit: the event of rank { $rank } succeeded.
   *[some] { $rank ->
        [0] Rank { $rank } can’t fail: it succeeded with { $total }.
       *[more] { $success ->
            [yes] It succeeded, { $total } of { $rank }.
           *[no] It failed, { $total } of { $rank }.
        }
    }
}
# $name (Name) $suit (Suit) $from (u8) $to (Option<u8>)
rank-gained = { $name }: { RISEN($suit, $from, $to) }.
# The players whose tie no number broke.
# $suit (Suit) $tied (List)
nobody-gained = { $tied ->
    [none] { SUIT($suit) }: no bid, nobody gains.
   *[some] { SUIT($suit) }: { LIST($tied) } tie, nobody gains.
}
# The rank before and after, and the others who are lowest.
# $name (Name) $suit (Suit) $from (u8) $to (u8) $others (List)
traded = { $others ->
    [none] { $name } traded a rank of { SUIT($suit) } for a traitor chip: { $from } → { $to }.
   *[some] { $name } traded a rank of { SUIT($suit) } for a traitor chip: { $from } → { $to }, tied for lowest with { LIST($others) }.
}
# $name (Name) $suit (Suit)
nothing-to-trade = { $name } is lowest in { SUIT($suit) } with no rank to trade.
# $name (Name) $card (Card)
court-paid = { $name } gained a traitor chip from { CARD($card, form: "the") }.
# $suit (Suit) $rank (Option<u8>)
empire-fell = { $rank ->
    [none] The empire stays at { "0" } in { SUIT($suit) }.
   *[some] The empire falls to { $rank } in { SUIT($suit) }.
}
# $name (Name) $card (Card) $rank (u8)
opens-by-card = { $name } opens next: low card { CARD($card, form: "the") } ({ $rank }).
# The others with a card of that rank.
# $name (Name) $card (Card) $others (List) $rank (u8)
opens-by-bid = { $name } opens next: low card { CARD($card, form: "the") } ({ $rank }), bid later than { LIST($others) }.
# $name (Name)
opens-next = { $name } opens next: nobody revealed a card.
# $number (u8)
hand-ended = Hand { $number } is over.
# The players above the empire.
# $suit (Suit) $above (List)
collapsed = { $above ->
    [1] { SUIT($suit) } collapsed: { LIST($above) } is above the empire.
   *[more] { SUIT($suit) } collapsed: { LIST($above) } are above the empire.
}
no-collapse = That was the last hand: every suit counts.
# A player's points with their causes, and what breaks a tie: the rank of the low card, and all ranks.
# $name (Name) $points (u16) $parts (List) $low (Option<u8>) $ranks (u8)
scored = { $low ->
    [none] { $name } has { POINTS($points) }: { LIST($parts, between: ", ") }. No low card, { RANKS($ranks) }.
   *[some] { $name } has { POINTS($points) }: { LIST($parts, between: ", ") }. Low card { $low }, { RANKS($ranks) }.
}
# $points (u16)
from-traitors = { $points } from traitor chips
# A rank, and whether it is doubled.
# $rank (u8) $suit (Suit) $doubled (bool)
from-suit = { $doubled ->
    [yes] { $rank } from { SUIT($suit) } doubled
   *[no] { $rank } from { SUIT($suit) }
}
# The winners.
# $winners (List)
game-ended = { $winners ->
    [1] The game is over: { LIST($winners) } wins.
   *[more] The game is over: { LIST($winners) } share the victory.
}
