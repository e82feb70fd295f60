### The texts of the stage, the preview and the own chips and cards.

## The head of an event

# $number (u8) $due (u8)
event-of = Event { $number } of { $due }
# $name (Name)
opens = { $name } opens
secret = secret choice
resolved = resolved
# $rank (u8) $suits ([Suit])
needs = { $rank ->
    [0] needs nothing · { LIST(SUIT($suits), between: ", ") }
   *[more] needs { CHIPS($rank) } in all · { LIST(SUIT($suits), between: ", ") }
}
last-event = Collapse is checked after this event.
last-hand = last hand
cannot-fail = Rank { "0" }: it can’t fail
cannot-fail-detail = The highest bid in each suit brings a rank
has-no-limit = No limit: it succeeds
has-no-limit-detail = With an Ace, it needs no more chips
# The bids so far, before the open bid (none if it changes nothing) and with it, of what is needed.
# $before (Option<u16>) $now (u16) $rank (u8)
succeeds = { $before ->
    [none] { OF_RANK($before, $now, $rank) }: it succeeds
   *[some] { OF_RANK($before, $now, $rank) }: succeeds
}
# Whether bids are still due.
# $bids-due (bool)
succeeds-detail = { $bids-due ->
    [yes] Certain: the bids decide who gains
   *[no] Certain: cards can only add. They decide who gains
}
# The bids so far, before the open bid (none if it changes nothing) and with it, of what is needed, and what is missing.
# $before (Option<u16>) $now (u16) $rank (u8) $short (u16)
fails = { OF_RANK($before, $now, $rank) }: fails, { $short } short
# What may still make the event succeed.
# $parts (List)
fails-detail = { $parts ->
    [none] Nothing can save it
   *[some] { LIST($parts, between: "; ") }
}
# The first of these: who bids later.
# $later (List)
bids-due = { $later ->
    [1] { LIST($later) } is still to bid
   *[more] { LIST($later) } are still to bid
}
# What Pawns may add, after who bids later, or else first.
# $pawns (u16)
pawns-may = { $pawns ->
    [1] a Pawn can still add { $pawns }
   *[more] Pawns can still add { $pawns }
}
    .first = { CAPITAL(PAWNS_MAY($pawns)) }
# That an Ace may come, after these, or else first.
ace-may = an Ace can still save it
    .first = { CAPITAL(ace-may) }
# $total (Option<u16>) $rank (u8)
succeeded = { $total ->
    [none] No limit: the event succeeds
   *[some] { $total } of { $rank }: the event succeeds
}
succeeded-detail = In each suit the highest bid brings a rank
# $total (u16) $rank (u8)
failed = { $total } of { $rank }: the event fails
failed-detail = In each suit the lowest bidder trades a rank for a traitor chip

## The table of bids

bids = Bids
in-order = In order
revealed = Revealed
has = has
leads = leads
tie = tie
gains = gains
trades = trades
no-rank = no rank
success = Success
failure = Failure
# $rank (u8)
or-more = { $rank } or more
# $rank (u8)
or-less = { $rank } or less
certain = certain now
never-fails = can’t fail
tie-nobody = a tie: nobody gains
nobody = nobody gains
nothing = nothing
no-cards-fit = no card fits
# A bid with the Ace.
unlimited = no limit
# A name and the bid of its seat in a suit.
# $name (Name) $suit (Suit) $count (u8)
cell = { $name }: { $count } { SUIT($suit) }
# $name (Name) $suit (Suit) $count (u8)
cell-later = { $name } has { $count } { SUIT($suit) } and hasn’t bid yet
chosen = has chosen
choosing = is choosing
# $name (Name) $from (u8) $to (u8)
trade = { $name } trades { $from } → { $to }
# $name (Name) $from (u8) $to (Option<u8>)
gain = { $to ->
    [none] { $name } stays at { $from }
   *[some] { $name } { $from } → { $to }
}
# $rank (u8)
empire = empire { $rank }
# At 0 it stays.
# $falls (bool) $rank (u8)
empire-falls = the empire { $falls ->
    [yes] falls to { $rank }
   *[no] stays at { $rank }
}

## The draft

# $number (u8) $of (u8)
draft-of = Draft · card { $number } of { $of }
# $name (Name)
from = from { $name }
# $name (Name)
then-to = then to { $name }
hand = Your hand
# $count (u8)
hand-size = { $count } in this hand
# Who had the hand before.
# $name (Name)
hand-came = { $name } has drafted one.
# Who gets the rest, and how many cards that is.
# $to (Option<Name>) $left (u8)
hand-goes = { $to ->
    [none] The last card is discarded face down.
   *[some] { $to } gets the { $left } you leave.
}
all-choose = All draft, then all show
# $card (Card) $kind (Kind)
card-is = { CARD($card) } is { KIND($kind, form: "a") }
# $kind (Kind)
card-does = { $kind ->
    [ace] Revealed at an event with its suit, it makes your bid there unlimited: the event succeeds, and nobody passes you.
    [number] Revealed at an event that shares a suit, it breaks ties there. The lower number wins.
    [pawn] Revealed at an event, it adds { "1" } in each suit they share and costs no chip. It has rank { "0" }, so you’ll often open the next event.
    [court] Revealed at an event that fails, it brings you a traitor chip. It has rank { "0" }, so you’ll often open the next event.
   *[crown] Revealed at an event with its suit, it brings a rank there, even if the event fails. It has rank { "0" }, so you’ll often open the next event.
}
# A card in the hand: its suits, and the chips that it brings.
# $card (Card) $suits ([Suit]) $kind (Kind) $rank (u8)
card-in-full = { CARD($card) }, { KIND_AND_RANK($kind, $rank) }, { LIST(SUIT($suits)) }

## A result

# At the top of its column a Crown brings nothing.
# $card (Card) $name (Name) $rises (bool)
crowned = { CARD($card) }, a Crown, brings { $name } { $rises ->
    [yes] a rank
   *[no] nothing: the column ends there
}
# $suit (Suit) $name (Name) $bid (Option<u16>)
highest = { $bid ->
    [none] { SUIT($suit) }: { $name }’s Ace has no limit
   *[some] { SUIT($suit) }: { $name }’s { $bid } is the highest bid
}
# All with the same bid, the winner first, the bid if it has a limit, and the winner's number.
# $suit (Suit) $name (Name) $all (List) $bid (Option<u16>) $number (u8)
broke = { $bid ->
    [none] { SUIT($suit) }: { LIST($all) } tie. { $name }’s number { $number } breaks it
   *[some] { SUIT($suit) }: { LIST($all) } tie at { $bid }. { $name }’s number { $number } breaks it
}
# $suit (Suit) $tied (List)
nobody-gains = { $tied ->
    [none] { SUIT($suit) }: nobody bid, nobody gains
   *[some] { SUIT($suit) }: { LIST($tied) } tie, nobody gains
}
# Those who trade, and those without a rank to trade.
# $suit (Suit) $trading (List) $without (List)
lowest = { $trading ->
    [none] { SUIT($suit) }: the lowest have no rank to trade
    [1] { $without ->
        [none] { SUIT($suit) }: { LIST($trading) } is lowest
        [1] { SUIT($suit) }: { LIST($trading) } is lowest, with { LIST($without) }, who has no rank to trade
       *[more] { SUIT($suit) }: { LIST($trading) } is lowest, with { LIST($without) }, who have no rank to trade
    }
   *[more] { $without ->
        [none] { SUIT($suit) }: { LIST($trading) } are lowest
        [1] { SUIT($suit) }: { LIST($trading) } are lowest, with { LIST($without) }, who has no rank to trade
       *[more] { SUIT($suit) }: { LIST($trading) } are lowest, with { LIST($without) }, who have no rank to trade
    }
}
# A seat that is not lowest by its number.
# $name (Name) $number (u8)
lifted = { $name } avoids it with number { $number }
# A sentence that others follow, without the last full stop.
# $sentences (List)
sentences = { LIST($sentences, between: ". ") }
# $card (Card) $name (Name)
court = { CARD($card) }, a Court, brings { $name } a traitor chip
# $suits ([Suit])
empire-loses = The empire loses a rank in { LIST(SUIT($suits)) }
# $total (Option<u16>) $rank (u8)
succeeds-title = { $total ->
    [none] Succeeds, no limit
   *[some] Succeeds, { $total } of { $rank }
}
# $total (u16) $rank (u8)
fails-title = Fails, { $total } of { $rank }
you-gain = You gain
you-trade = You trade
rank-lost = { "6" }, rank lost
unchanged = Your ranks don’t change
# $name (Name)
opens-next = { $name } opens next
# $card (Card) $rank (u8)
by-low-card = low card { CARD($card) }, { $rank }
# $card (Card)
bid-latest = low card { CARD($card) }, bid latest
next-seat = nobody revealed a card: next player
next-event = Next event
next-hand = Next hand
final-score = Final score
show-again = Show again
# $card (Card) $rank (u8) $suits ([Suit])
next-is = { $rank ->
    [0] Next: { CARD($card) }, rank { $rank }. { LIST(SUIT($suits), between: ", ") }. It can’t fail.
   *[more] Next: { CARD($card) }, rank { $rank }. { LIST(SUIT($suits), between: ", ") }.
}
# $hand (u8)
hand-over = Hand { $hand } is over
# $name (Name) $hand (u8)
deals-next = Nobody is above the empire. { $name } deals hand { $hand }.
# $suits ([Suit])
collapsed = { $suits ->
    [1] { LIST(SUIT($suits)) } has collapsed.
   *[more] { LIST(SUIT($suits)) } have collapsed.
}
ends-whole = No suit has collapsed, so every suit counts.

## The preview

# $card (Card)
take = Draft { CARD($card, form: "the") }
# $number (u8) $of (u8)
take-below = card { $number } of { $of } · nobody sees it yet
# The place of the bid, the number of bids, and the event.
# $place (usize) $bids (usize) $card (Card)
bid-below = { ORDINAL($place) } of { $bids } · { CARD($card) }
commit-below = shown when all have chosen
chips = Chips
offer = Offer
chips-left = Chips left
total = Total
# The same with a bid that may have no limit: there is nothing now, then.
# $before (Option<u16>) $now (Option<u16>) $rank (u8)
total-of = { $now ->
    [none] unlimited, needs { $rank }
   *[some] { OF_RANK($before, $now, $rank) }
}
# All bids, before the open bid if it changes them, and with it, of the rank of the event.
# $before (Option<u16>) $now (u16) $rank (u8)
of-rank = { $before ->
    [none] { $now } of { $rank }
   *[some] { $before } → { $now } of { $rank }
}
# $count (u8)
passes-on = Passes on { CARDS($count) }
discards = The other card is discarded
# $name (Name)
to-whom = to { $name }
# $suit (Suit)
you-lead = { SUIT($suit) }: you lead
# $suit (Suit) $others (List)
you-tie = { SUIT($suit) }: a tie with { LIST($others) }
# $suit (Suit) $others (List)
other-leads = { $others ->
    [1] { SUIT($suit) }: { LIST($others) } leads
   *[more] { SUIT($suit) }: { LIST($others) } tie
}
# $suit (Suit)
nobody-leads = { SUIT($suit) }: nobody leads
# More chips than there are would lead.
out-of-reach = not enough to lead
# The same, where some are there.
# $there (u8)
far-from-lead = not enough to lead: { $there } more at most
# $more (u8)
would-lead = { $more ->
    [1] { $more } more would lead
   *[more] { $more } more would lead
}
# $from (u8) $to (Option<u8>)
rank-if = { $to ->
    [none] at the top already
   *[some] { $from } → { $to } if it succeeds
}
if-fails = If it fails
# $suits ([Suit])
if-fails-detail = lowest in { LIST(SUIT($suits)) }
# What an Ace does.
# $suit (Suit)
lifts-limit = No limit in { SUIT($suit) }
lifts-limit-detail = nobody passes you there
# What a number does while there is no tie, and where it breaks one.
# $suits ([Suit])
breaks-ties = Breaks ties in { LIST(SUIT($suits)) }
# $number (u8)
breaks-ties-detail = number { $number }, changes nothing yet
# $suits ([Suit])
breaks-tie = Breaks the tie in { LIST(SUIT($suits)) }
# $number (u8)
breaks-tie-detail = number { $number }, low wins
# What a Pawn does.
# $suits ([Suit])
adds = Adds { "1" } in { LIST(SUIT($suits)) }
adds-detail = costs no chip
# What a Court does, and where it does nothing.
traitor = A traitor chip
traitor-detail = if the event fails
no-traitor = No traitor chip
no-traitor-detail = the event succeeds
# What a Crown does, and where it does nothing.
# $suit (Suit) $from (u8) $to (Option<u8>)
rises = { $to ->
    [none] { SUIT($suit) } stays at { $from }
   *[some] { SUIT($suit) } { $from } → { $to } right away
}
# $to (Option<u8>)
rises-detail = { $to ->
    [none] the column ends there
   *[some] from a Crown
}
# Who opens next: by the lowest own card if one is committed, else this seat or another if nobody reveals any; after the last event
# of a hand nobody does by a card.
# $rank (Option<u8>)
low-card = { $rank ->
    [none] No low card
   *[some] Your low card: { $rank }
}
# $rank (Option<u8>) $last (bool) $next (bool)
low-card-detail = { $rank ->
    [none] { $last ->
        [yes] behind any card in a final tie
       *[no] { $next ->
            [yes] you open next only if nobody reveals any
           *[no] another player opens next
        }
    }
   *[some] { $last ->
        [yes] only breaks a final tie
       *[no] the lowest opens next
    }
}
# $card (Card)
instead = Instead { CARD($card, form: "the") }

## The preview in sentences, for players who don't see it

# Chips of a suit, before and after.
# $suit (Suit) $balance (Text)
chips-said = { SUIT($suit) } { $balance }.
# $count (u8) $name (Name)
passes-on-said = { PASSES_ON($count) } { TO_WHOM($name) }.
discards-said = { discards }.
# All chips, before and after.
# $balance (Text)
chips-left-said = { chips-left } { $balance }.
# $before (Option<u16>) $now (Option<u16>) $rank (u8)
total-said = { total } { TOTAL_OF($before, $now, $rank) }.
# Ranks that success would bring.
# $steps (List)
success-said = { success }: { LIST($steps, between: ", ") }.
# One of them.
# $suit (Suit) $from (u8) $to (Option<u8>)
step-said = { SUIT($suit) } { RANK_IF($from, $to) }
# $suit (Suit) $from (u8) $to (Option<u8>)
rises-said = { RISES($suit, $from, $to) }: { RISES_DETAIL($to) }.
# $suits ([Suit])
if-fails-said = { if-fails }: { IF_FAILS_DETAIL($suits) }.
# $rank (Option<u8>) $last (bool) $next (bool)
low-card-said = { LOW_CARD($rank) }: { LOW_CARD_DETAIL($rank, $last, $next) }.

## What is to be done

# $count (u8)
choose = Draft { "1" } of { $count } cards. Each suit on it brings a chip.
# $card (Card)
lies = { CAPITAL(CARD($card, form: "the")) } is face down.
# $names (List)
still-choosing = { $names ->
    [1] { LIST($names) } is still choosing.
   *[more] { LIST($names) } are still choosing.
}
# $card (Card)
do-bid = Bid for { CARD($card, form: "the") }, or pass.
do-commit = Commit any of your cards that fit, or nothing.
# $name (Name)
bids-now = { $name } bids.
committed = Committed.
game-over = The game is over.

## Buttons

take-what = Draft a card
# $count (u16)
bid-chips = { $count ->
    [0] Pass
   *[more] Bid { CHIPS($count) }
}
bid-what = Bid
# $count (u8)
commit-cards = Commit { CARDS($count) }
commit-nothing = Commit nothing
commit-what = Commit
clear = Clear

## The dock

# $count (u16)
your-chips = Your chips · { $count }
# $name (Name) $count (u16)
chips-of-seat = { $name }’s chips · { $count }
kept = kept from hand to hand
none-yet = none yet
spent = spent whatever happens
bid-is-spent = the bid is spent
bids-are-spent = bids are spent
# $count (u8)
your-cards = Your cards · { $count } unused
# $name (Name) $count (u8)
cards-of-seat = { $name }’s cards · { $count } unused
open-for-all = face up for all
# $count (usize)
fit = { $count ->
    [0] none fits this event
    [1] { $count } fits this event
   *[more] { $count } fit this event
}
# $suit (Suit)
lead = Lead { SUIT($suit) }
# $rank (u8)
reach = Reach { $rank }
# $count (u16)
so-many = { CHIPS($count) }
# Chips that it takes, and those there.
# $needed (u16) $there (u16)
too-few = { $needed }, you have { $there }
reached = already reached
# $count (u8)
keep-all = { $count ->
    [1] keep the card for later
   *[more] keep all { $count } for later
}
keep-none = the hand ends: no card stays
secret-note = Others see that you’ve chosen, not what or how many.
# $suit (Suit)
less = { "1" } { SUIT($suit) } chip fewer
# $suit (Suit)
more = { "1" } { SUIT($suit) } chip more
# Chips offered, and those there.
# $suit (Suit) $offered (u8) $there (u8)
amount = { $offered } of { $there } { SUIT($suit) }
# $suit (Suit) $count (u8)
supply = { SUIT($suit) }: { CHIPS($count) }
used = used

## The list of moves, and the bar

# $suit (Suit) $count (u8)
bid-of = Bid { $count } { SUIT($suit) }
search = Suit or card: “moons”, “journey”
# $hand (u8) $part (Option<Text>)
hand-and = { $part ->
    [none] Hand { $hand }
   *[some] Hand { $hand } · { $part }
}

## Tabs

tab-draft = Draft
tab-event = Event
tab-hall = Hall
tab-seats = Seats
# Back to the stage, by what is to be done there.
to-draft = To the draft
to-event = To the event
to-bid = To the bid
to-cards = To your cards
to-result = To the result
