### The game on the start page, and what every screen says of it.

title = Council of { "4" }
in-short = Sway councils with your cards to earn permits, place merchants in fifteen cities, and finish with the most points.
# Who made it.
credits = Designed by Simone Luciani and Daniele Tascini, published by Cranio Creations and CMON.
# A record of the statistics: city tokens gained by one merchant.
# $count (u16)
feat = Longest chain: { $count }
# An amount of points in its words.
# $points (u16)
points = { VP($points) }
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
search = City, player, move
# What is said to somebody whom nothing since the last turn concerns.
unconcerned = Nothing changed for you: no tile claimed, same permits and prices, nobody passed you in nobility.
# How a bot of a temperament plays.
# $name (Name) $of (Temper)
temper = { $of ->
    [courtier] { $name } plays as a courtier: when moves look about as good, it goes for nobility.
    [collector] { $name } plays as a collector: when moves look about as good, it acquires permits.
    [royalist] { $name } plays as a royalist: when moves look about as good, it turns to the queen.
   *[steward] { $name } plays as a steward: when moves look about as good, it goes for servants.
}
