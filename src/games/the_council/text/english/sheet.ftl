### The score sheet and the points on the way to it.

# The winner, with the points of several players, and what puts it first.
# $winner (Name) $points (u16) $tie (Tie)
won-by = { $tie ->
    [low-card] { $winner } wins with { POINTS($points) } on the tie-break: a lower card in the last event.
    [ranks] { $winner } wins with { POINTS($points) } on the tie-break: more ranks.
   *[traitors] { $winner } wins with { POINTS($points) } on the tie-break: more traitor chips.
}
# An event that changed the points: how many a player gained or lost by it.
# $name (Name) $by (u32) $gains (bool)
change = { $gains ->
    [yes] { $name } +{ $by }
   *[no] { $name } −{ $by }
}
# Suits that began to count with it.
# $suits ([Suit])
began-to-count = { $suits ->
    [1] { LIST(SUIT($suits)) } begins to count
   *[more] { LIST(SUIT($suits)) } begin to count
}
