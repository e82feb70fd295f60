### The texts of past moments.

## NoBranch: unfinished, at-end

hands = Hands
no-hands = Hands stay hidden until the game is over.
# $why (NoBranch)
no-branch = { $why ->
    [unfinished] Possible once this game is over: the new one would reveal what’s hidden from someone here.
   *[at-end] There’s nothing left to decide here.
}
