### The choices for a new game besides its seats.

# Coins and servants at the start, by turn order.
# $coins (List) $servants (List)
start-with = In turn order: { LIST($coins, between: " / ") } coins, { LIST($servants, between: " / ") } servants, { "6" } cards
board = Board
random-sides = Random sides
# $roads (usize) $royal (Name)
board-facts = { $roads } roads. The queen starts in { $royal }. Every board has { "5" } gold, { "4" } silver, { "3" } bronze and { "2" } iron cities.
nobility = First nobility bonuses
nobility-printed = Spaces { "2" } and { "4" }
nobility-manual = Spaces { "1" } and { "3" }
# A printed board, or one’s own.
# $board (Option<Text>)
board-name = { $board ->
    [none] Own board
   *[some] Board { $board }
}
