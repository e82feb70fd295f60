### The text below the seats of a new game.

# What a number of players means: turns of each, and peasants of each clan in the supply.
# $turns (u8) $supply (u8)
start = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} for each player, { $supply } peasants of each clan.
