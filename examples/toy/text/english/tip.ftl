### Tips on the symbols of the game.

## Symbol: card, prize, stake

# $of (Symbol)
name = { $of ->
    [card] Card
    [prize] Prize
   *[stake] Stake
}
# $of (Symbol) $most (i32)
what = { $of ->
    [card] The two cards that you lay decide when you take a prize: the highest sum takes first.
    [prize] Brings its number in points.
   *[stake] Luck brings or takes up to { $most } points.
}
