### The texts during the turns of others.

skip = Skip
skip-note = the bots’ turns
skip-to-turn = Skip the bots’ turns
# The button that lets the shown move stand, and goes on when it is pressed again.
hold = Pause
# Below the button that ends a turn, while another seat is on turn.
# $name (Name)
plays = { $name } plays
pays = Pays
gains = Gains
# Beside the round.
last-turn = last turn
# Title of one's own turn.
# $name (Name)
your-turn = Your turn, { $name }
# $name (Name)
turn-of = { $name }’s turn
you-drew = You drew
# The button that leads to all that happened since one's last turn.
watch = Watch
left-to-do = Left to do
done = done
# The button that shows more of a seat on the map, and that of its moves.
show-on-map = Show on the map
moves = Moves
# Reason why skipping is not possible: it has begun.
skipping = Already skipping the bots’ turns.
# Reason why a button that has just replaced another one does nothing yet.
settling = This button has only just appeared: press again.
since = Others’ moves
since-title = What the others did
concerns = Changes for you
nothing = The others haven’t done anything.
# Number of moves since then, and of the changes that concern the seat.
# $entries (usize) $concerns (usize)
digest = { $concerns ->
    [0] The others: { MOVES($entries) }
   *[more] The others: { MOVES($entries) }, { CHANGES($concerns) } for you
}
