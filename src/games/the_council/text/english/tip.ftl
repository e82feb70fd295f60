### Tips on the symbols of the game: the name of each, and what it is for.

## Symbol: chips, bid, traitors, rank, empire, would-count, collapse, doubled, points, event, event-rank, meter, success, failure, highest, lowest, tie, opener, low-card, hand, draft, dealer, events-left, event-deck, drafted, used, chosen, lead, reach, pass, hold, nearest, reveals

# $suit (Suit)
suit-what = One of six suits. Chips of { SUIT($suit) } are bid on events with this suit, and its column in the hall holds everyone’s rank.
# A card: its rank or kind, its suits, and what its kind does.
# $kind (Kind) $rank (u8) $suits ([Suit]) $pawn-bid (u8)
card-what = { MARK($kind, $rank) }, { LIST(SUIT($suits)) }. { KIND_WHAT($kind, $pawn-bid) }
# What a card of a kind does when it is revealed.
# $kind (Kind) $pawn-bid (u8)
kind-what = { $kind ->
    [ace] Makes your bid in its suit unlimited: the event succeeds, and you’re highest there.
    [number] Breaks ties in its suits: a lower number beats a higher one.
    [pawn] Adds { $pawn-bid } to your bid in each suit it shares with the event.
    [court] Brings a traitor chip if the event fails.
   *[crown] Brings a rank in its suit, whether the event succeeds or fails.
}
# A seat, by its colour.
# $colour (Text)
seat = Player: { $colour }
seat-what = Marks this player’s ranks, chips and bids.

# The name of a symbol without data, and its purpose.
# $of (Symbol)
name = { $of ->
    [chips] Suit chips
    [bid] Bid
    [traitors] Traitor chips
    [rank] Rank
    [empire] Empire
    [would-count] Would count
    [collapse] Collapse
    [doubled] Doubled
    [points] Points now
    [event] Event
    [event-rank] Rank of the event
    [meter] All bids together
    [success] Success
    [failure] Failure
    [highest] Highest bid
    [lowest] Lowest bid
    [tie] Tie
    [opener] Opener
    [low-card] Low card
    [hand] Hand
    [draft] Draft
    [dealer] Dealer
    [events-left] Events to come
    [event-deck] Event deck
    [drafted] Drafted cards
    [used] Used card
    [chosen] Choice made
    [lead] Lead
    [reach] Reach the rank
    [pass] Pass
    [hold] Commit nothing
    [nearest] Nearest to the empire
   *[reveals] Reveals hidden information
}
# $of (Symbol) $last-rank (u8) $hands (u8) $drafted (u8)
what = { $of ->
    [chips] Bid on events that have their suit. Chips you don’t bid stay with you for later hands.
    [bid] Chips bid are spent, whether the event succeeds or fails.
    [traitors] { "1" } point each at the end. They come from ranks traded when an event fails, and from Courts.
    [rank] A player’s height in a suit’s column, { "0" } to { $last-rank }. It brings points only where a suit collapses.
    [empire] The beam shows the empire’s rank in the suit. It starts at { $last-rank } and falls by { "1" } when an event with this suit fails.
    [would-count] A player is above the empire here. If that’s still so after the hand’s last event, the suit collapses and the game ends.
    [collapse] A suit collapses if a player is above the empire there when a hand ends. That ends the game, and ranks in collapsed suits are points.
    [doubled] Ranks of a player above the empire count twice. Being level with it isn’t enough.
    [points] What each player would have if the game ended now.
    [event] All bids together must reach its rank. Only chips and cards of its suits count.
    [event-rank] If all bids together reach this number, the event succeeds. An event of rank { "0" } can’t fail.
    [meter] Fills with every chip and Pawn. When it’s full, the event succeeds.
    [success] The highest bidder in each suit of the event gains a rank.
    [failure] The lowest bidders in each suit trade a rank for a traitor chip, and the empire falls by { "1" } there.
    [highest] Brings a rank if the event succeeds. It takes at least { "1" }, and a tie needs a number to break it.
    [lowest] Costs a rank and brings a traitor chip if the event fails. Passing counts as { "0" }, and all tied for lowest trade unless a number parts them.
    [tie] Nobody gains a rank while a tie lasts. A lower number beats a higher one.
    [opener] Bids first on this event, without knowing anyone else’s bid.
    [low-card] The player who reveals the lowest card opens the next event. On a tie, it’s the one who bid latest.
    [hand] A draft and the events after it. The game ends with a collapse, or after hand { $hands }.
    [draft] Everyone drafts a card, all show it, and the hands move on, { $drafted } times. Each suit on your card brings a chip.
    [dealer] Opens the first event of this hand. The deal then goes to the next player.
    [events-left] Events of this hand that are still to come. Collapse is checked after the last.
    [event-deck] Cards that nobody was dealt. Each event is its top card.
    [drafted] Open to everyone. Each can be committed to one event of this hand that shares a suit.
    [used] Used up for this hand.
    [chosen] This player has chosen. Cards are shown when everyone has.
    [lead] Fills in the smallest bid that would lead in this suit now.
    [reach] Fills in the smallest bid that would make the event succeed now.
    [pass] Bids nothing. You can still commit cards afterwards.
    [hold] Keeps all your cards for later events of this hand.
    [nearest] The players with the highest rank in a suit, beside the rank of the empire.
   *[reveals] Reveals hidden cards. After that you can undo it only when alone against bots, which marks the game as assisted.
}
































