### Texts beside the sheet: the events of the hand, the score if the game ended now, what cards do, and who is nearest
### to the empire.

label = Events and score
events = Events
# The number of the hand, and of cards in the event deck.
# $hand (u8) $deck (u8)
hand-and-deck = hand { $hand } · { $deck } in the deck
# $deck (u8)
deck = { $deck } in the deck
# The number of an event in the hand, the event, and whether it succeeded.
# $number (usize) $card (Card) $success (Option<bool>)
event = { $success ->
    [none] Event { $number }: { CARD($card) }, now
    [yes] Event { $number }: { CARD($card) }, succeeded
   *[no] Event { $number }: { CARD($card) }, failed
}
# $count (usize)
to-come = { $count ->
    [1] { $count } event to come
   *[more] { $count } events to come
}
now = now
ended-now = If it ended now
# The points of a seat in a suit.
# $points (u16) $suit (Suit)
points-of = { POINTS($points) } in { SUIT($suit) }
# The suits in which someone is above the empire: what that means, in the last hand or before.
# $suits ([Suit]) $last (bool)
above = Above the empire in { LIST(SUIT($suits)) }: { $last ->
    [yes] only these count if that holds.
   *[no] the game ends with this hand if that holds.
}
# The same in a few words.
# $suits ([Suit])
would-count = { LIST(SUIT($suits)) } would count
# The suits that counted in the end.
# $suits ([Suit])
counted = Counted: { LIST(SUIT($suits)) }.
nobody-above = Nobody is above the empire: only traitor chips would count.
all-count = Nobody is above the empire: as this is the last hand, every suit would count.
what-cards-do = What cards do
# The name of a kind of card, as short as its mark, and its effect.
# $kind (Kind)
kind-mark = { $kind ->
    [ace] Ace
    [number] { "2" }–{ "9" }
    [pawn] Pawn
    [court] Court
   *[crown] Crown
}
# $kind (Kind)
kind-effect = { $kind ->
    [ace] no limit in its suit
    [number] breaks ties, low wins
    [pawn] { "1" } more, each suit
    [court] traitor chip if it fails
   *[crown] a rank right away
}
only-shared = Only in suits they share with the event.
nearest = Nearest to the empire
# The rank of the nearest, of that of the empire.
# $empire (u8)
of-empire = of { $empire }
