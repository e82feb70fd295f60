### The log: a line for each action, with what it brought about.
###
### The last of several secret choices brings about what all of them do, so its line tells it. No line names the cards
### of a hand: a screen doesn't list what could be remembered.

# The event with its rank, all bids together if they have a limit, and whether it succeeded.
# $card (Card) $rank (u8) $total (Option<u16>) $success (bool)
resolved = { $rank ->
    [0] { CAPITAL(CARD($card, form: "the")) } succeeded: at rank { $rank } it can’t fail.
   *[more] { $total ->
        [none] { CAPITAL(CARD($card, form: "the")) } succeeded, without limit.
       *[some] { $success ->
            [yes] { CAPITAL(CARD($card, form: "the")) } succeeded, { $total } of { $rank }.
           *[no] { CAPITAL(CARD($card, form: "the")) } failed, { $total } of { $rank }.
        }
    }
}
# A rank that was gained, since a card with its rank broke a tie with others.
# $name (Name) $suit (Suit) $from (u8) $to (Option<u8>) $card (Card) $rank (u8) $others (List)
gained-by-number = { $name }: { RISEN($suit, $from, $to) }, { CARD($card, form: "the") } ({ $rank }) broke the tie with { LIST($others) }.
# The lowest bidders who traded a rank.
# $suit (Suit) $names (List)
traded = { $names ->
    [1] { LIST($names) } traded a rank of { SUIT($suit) }.
   *[more] { LIST($names) } each traded a rank of { SUIT($suit) }.
}
# Those who had none.
# $suit (Suit) $names (List)
without-rank = { LIST($names) } had no rank of { SUIT($suit) } to trade.
# What the empire does: falls, in suits.
# $parts (List)
empire = The empire { LIST($parts) }.
# Its new rank with the suits; none where it stays at the bottom.
# $rank (Option<u8>) $suits ([Suit])
falls = { $rank ->
    [none] stays at { "0" } in { LIST(SUIT($suits)) }
   *[some] falls to { $rank } in { LIST(SUIT($suits)) }
}
# The opener, and the first event of a hand.
# $opener (Name) $card (Card) $rank (u8)
first-event = { $opener } opens the first event, { CARD($card, form: "the") } ({ $rank }).
# $card (Card) $rank (u8)
next-event = Next event: { CARD($card, form: "the") } ({ $rank }).
# $names (List)
no-chips = { $names ->
    [1] { LIST($names) } has no chips that fit and passed.
   *[more] { LIST($names) } have no chips that fit and passed.
}
# $names (List)
no-cards = { $names ->
    [1] { LIST($names) } has no card that fits.
   *[more] { LIST($names) } have no card that fits.
}
# The hand that is over, the dealer, and the number of the next one.
# $over (u8) $dealer (Name) $number (u8)
next-hand = Hand { $over } is over: nobody is above the empire. { $dealer } deals hand { $number }.
# $card (Card)
you-discarded = You discarded { CARD($card, form: "the") }, face down.
# The cards that all drafted.
# $all (List)
shown = Drafted: { LIST($all, between: "; ") }.
# The cards that all revealed.
# $all (List)
revealed = Revealed: { LIST($all, between: "; ") }.
# A name with its cards.
# $name (Name) $cards ([Card])
cards-of = { $cards ->
    [none] { $name } nothing
   *[some] { $name } { LIST(CARD($cards, form: "the")) }
}
