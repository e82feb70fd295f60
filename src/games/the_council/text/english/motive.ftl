### Reasons for an action: without a subject and without a full stop, so that they suit every player; at most about
### sixty characters.

# $chips (List)
chips = Brings { LIST($chips, between: ", ") }
# What a drafted card does when it is revealed.
# $kind (Kind) $suits ([Suit]) $rank (u8)
effect = { $kind ->
    [ace] An Ace: no limit in { LIST(SUIT($suits)) }
    [number] Breaks ties in { LIST(SUIT($suits)) } with { $rank }
    [pawn] A Pawn: { "1" } more in { LIST(SUIT($suits)) }
    [court] A Court for failures in { LIST(SUIT($suits)) }
   *[crown] A Crown: a sure rank in { LIST(SUIT($suits)) }
}
# The ranks missing to be above the empire.
# $missing (u8) $suit (Suit)
near-the-empire = { $missing ->
    [0] Above the empire in { SUIT($suit) }
   *[more] { RANKS($missing) } short of passing the empire in { SUIT($suit) }
}
# $suit (Suit)
leads = Leads in { SUIT($suit) }
# $card (Card) $rank (u8) $suit (Suit)
breaks-tie = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) breaks the tie in { SUIT($suit) }
# $suit (Suit)
unlimited = An unlimited bid in { SUIT($suit) }
# $suit (Suit)
crown = A sure rank in { SUIT($suit) }
# All bids, if they have a limit, and the rank of the event.
# $total (Option<u16>) $rank (u8)
succeeds = { $total ->
    [none] Makes the event of rank { $rank } succeed, without limit
   *[some] Makes the event succeed, { $total } of { $rank }
}
# $total (u16) $rank (u8)
fails = Lets the event fail, { $total } of { $rank }
# $suit (Suit)
not-lowest = No longer lowest in { SUIT($suit) }
# $suit (Suit)
lowest = Lowest in { SUIT($suit) }, to trade a rank
# $count (u8)
courts = { TRAITORS($count) } if the event fails
# $count (u16)
saves-chips = Keeps { CHIPS($count) } for later
# $count (u8)
saves-cards = Keeps { CARDS($count) } for later
avoids-opening = Doesn’t have to open the next event
# $card (Card) $rank (u8)
low-card = A low card for ties at the end: { CARD($card, form: "the") } ({ $rank })
# $name (Name)
against = Sets { $name } back
# All bids, and the rank of the event.
# $total (u16) $rank (u8)
nears = Brings the event closer to success, { $total } of { $rank }
# $card (Card) $rank (u8) $suit (Suit)
for-ties = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) in case of a tie in { SUIT($suit) }
# What another player loses, from here on.
# $name (Name) $card (Card)
withheld = Against { $name }: { CARD($card, form: "the") } is out of reach
# $name (Name) $suit (Suit)
less-rank = Against { $name }: a lower rank in { SUIT($suit) }
# $name (Name)
fewer-traitors = Against { $name }: fewer traitor chips
# $name (Name) $suit (Suit)
empire-stays = Against { $name }: the empire doesn’t fall in { SUIT($suit) }
# What a puzzle is about, in the list of puzzles.
# $of (Theme)
theme = { $of ->
    [suit] A suit to gather
    [ace] An Ace
    [crown] A Crown
    [card] A card’s effect
    [rank] Winning a rank
    [tie] A tie
    [success] An event to save
    [failure] An event to lose
    [traitor] Traitor chips
    [guard] Keeping a rank
   *[saving] Saving for later
}
