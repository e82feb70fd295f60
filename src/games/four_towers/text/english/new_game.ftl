### The choices and the texts below the seats of a new game.

# What a number of players means: turns of each, and peasants of each clan in the supply.
# $turns (u8) $supply (u8)
start = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} for each player, { $supply } peasants of each clan.
# Label of the choice of gems and prices, its two options, and what each means.
gems-and-prices = Gems and prices
balanced = Balanced
printed = As printed
balanced-note = Earlier players start with gems, and prices depend on the number of players, so that every seat wins about equally often.
# How many there are in all.
# $gems (u8)
printed-note = { $gems } gems in all, none of them at the start, and one price per champion, as in the printed rules. The later you play, the better your chances.
