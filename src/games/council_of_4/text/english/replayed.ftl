### The parts of a replay that are the game’s own.

# A kind of card in a hand: its name, its number, and the number to pay of it.
# $name (Name) $count (u8) $paid (u8)
cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, { $paid } to pay
}
no-permits = none ready
# The points of all players at a moment.
# $seats (List)
points = Victory points by turn. Now: { LIST($seats, between: ", ") }.
search = City, player, move
# $name (Name) $points (u16)
seat-points = { $name } { $points }
