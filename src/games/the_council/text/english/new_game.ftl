### The text below the seats of a new game.

# The start of a game: events in each hand, and hands.
# $events (u8) $hands (u8)
start-with = { $events } events in each hand, { $hands } hands at most. The dealer opens the first event.
# Label of the choice of who deals first.
first-dealer = First dealer
