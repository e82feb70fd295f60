### The game on the start page, and what every screen says of it.

title = Four Towers
in-short = Push peasants from village to village, and gather followers for the lords they become.
# Who made it.
credits = Designed by Roger Vernon, published by Denken Games. Prices, bonuses and gems at the start are Curia’s own.
# A record of the statistics: expansions set off at once.
# $count (u16)
feat = Longest cascade: { $count }
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
seat = { $of ->
    [scarlet] plum, round head
    [cobalt] slate, square head
    [forest] rose, triangular head
    [amber] umber, diamond head
   *[onyx] { SEAT_COLOUR($of) }
}
# An example of words to search the log for.
search = Village, clan, champion, player
# What is said to somebody whom nothing since the last turn concerns.
unconcerned = None of it changed your points.
# How a bot of a temperament plays.
# $name (Name) $of (Temper)
temper = { $of ->
    [trader] { $name } plays as a trader: when moves look about as good, it takes merchants.
    [climber] { $name } plays as a climber: when moves look about as good, it takes mountaineers.
    [firebrand] { $name } plays as a firebrand: when moves look about as good, it heads for the City and makes demons.
   *[kingmaker] { $name } plays as a kingmaker: when moves look about as good, it heads Outside and makes lords.
}
