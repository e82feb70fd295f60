### Words and counts that other messages use.

## Level: random, novice, greedy, adept, expert, master, champion

level-random = Random
level-novice = Novice
level-greedy = Greedy
level-adept = Adept
level-expert = Expert
level-master = Master
level-champion = Champion

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
