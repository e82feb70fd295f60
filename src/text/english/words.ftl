### Words and counts that other messages use.

## Level: random, novice, greedy, adept, expert, master, champion

level-random = Random
    .small = random
level-novice = Novice
    .small = novice
level-greedy = Greedy
    .small = greedy
level-adept = Adept
    .small = adept
level-expert = Expert
    .small = expert
level-master = Master
    .small = master
level-champion = Champion
    .small = champion

# $count (usize)
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

# $count (usize)
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# $count (usize)
changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}

# $count (usize)
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# $count (usize)
bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}

## Progress: open, first, solved, missed
## Which: all, open, missed, again

## Depth: quick, normal, deep

depth-quick = Quick
depth-normal = Normal
depth-deep = Deep

# A seat in a sentence, counted from 1 as in a new game.
# $number (u8)
seat-number = seat { $number }
    .of = seat { $number }

## SeatColour: scarlet, cobalt, forest, amber, onyx

seat-colour-scarlet = scarlet, round head
seat-colour-cobalt = cobalt, square head
seat-colour-forest = forest, triangular head
seat-colour-amber = amber, diamond head
seat-colour-onyx = onyx, star-shaped head
