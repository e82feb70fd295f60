### The list of legal moves, as far as it belongs to no game.

title = Legal moves
close = Close the list
search-for = Search the legal moves
nothing-found = No legal move has all these words.
nothing-legal = You have nothing to decide now.
# With the number of moves found.
# $count (usize)
found = { MOVES($count) }.
move-hint = move
open-hint = opens; again confirms
