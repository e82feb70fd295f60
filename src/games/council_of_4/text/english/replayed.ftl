### The parts of a replay that are the game’s own.

# A kind of card in a hand: its name, its number, and the number to pay of it.
# $name (Name) $count (u8) $paid (u8)
cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, { $paid } to pay
}
no-permits = none ready
