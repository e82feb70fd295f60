### The end of the game, and the points on the way to it.

## Tie: influence, champions

# The winner, with the points of several players, and what puts it first.
# $name (Name) $total (u16) $tie (Tie)
won-by = { $name } wins with { POINTS($total) } on the tie-break: { $tie ->
    [influence] more influence points
   *[champions] lower champion bonuses
}.
# What a turn changed for a player.
# $name (Name) $points (u32)
won = { $name } +{ $points }
# $name (Name) $points (u32)
lost = { $name } −{ $points }
