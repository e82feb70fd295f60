### What is asked of the player whose turn it is, for those who do not see the table.

# Turns left, with this one.
# $left (u8)
your-turn = { $left ->
    [1] Your turn. It’s your last.
   *[more] Your turn. { $left } left, including this one.
}
# $drawn (Clans of Clan)
your-place = Place one of { CLANS($drawn) }.
# $drawn (Clans of Clan)
your-assign = Assign { CLANS($drawn) }.
# The number of villages that wait.
# $waiting (u32)
your-expansion = { $waiting ->
    [1] A village expands: say who goes where.
   *[more] { $waiting } villages wait: choose which expands next, and who goes where.
}
your-demotion = A demon: move another marker down, or spare everyone.
your-spirits = Choose your champion’s spirits.
your-end = Use an end skill, or end your turn.
