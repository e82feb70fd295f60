### The game on the start page, and what every screen says of it.

title = Toy
in-short = Lay cards in secret, take prizes in the open, and stake them on luck.
# Who made it.
credits = A small game of Curia’s own.
# A record of the statistics: prizes taken.
# $count (u16)
feat = Most prizes: { $count }
# An amount of points in its words.
# $points (u16)
points = { POINTS($points) }
# What the game calls the rounds that it is played in.
round = round
# One by its number, inside a sentence.
# $number (u16)
numbered = round { $number }
# The same as a title.
# $number (u16)
titled = Round { $number }
# Some by their count.
# $count (u16)
counted = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# The colour of a seat, and the shape of its pieces.
# $of (SeatColour)
seat = { SEAT_COLOUR($of) }
# An example of words to search the log for.
search = Player, card, prize
# What is said to somebody whom nothing since the last turn concerns.
unconcerned = Nothing changed for you.
