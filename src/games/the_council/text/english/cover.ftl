### The game on the start page, and what every screen says of it.

title = The Council
in-short = Draft cards, bid together, and rise above the empire as it falls.
# Who made it.
credits = Designed by Adam Blinkinsop for the Decktet, the six-suited cards of P. D. Magnus.
# A record of the statistics: the rank in any suit.
# $count (u16)
feat = Highest rank: { $count }
# An amount of points in its words.
# $points (u16)
points = { POINTS($points) }
# What the game calls the rounds that it is played in.
round = hand
# One by its number, inside a sentence.
# $number (u16)
numbered = hand { $number }
# The same as a title.
# $number (u16)
titled = Hand { $number }
# Some by their count.
# $count (u16)
counted = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
# The colour of a seat, and the shape of its pieces.
# $of (SeatColour)
seat = { SEAT_COLOUR($of) }
# An example of words to search the log for.
search = Card, suit, player
# What is said to somebody whom nothing since the last turn concerns.
unconcerned = Nothing changed for you, and no one else rose above the empire.
# How a bot of a temperament plays.
# $name (Name) $of (Temper)
temper = { $of ->
    [miser] { $name } plays as a miser: when bids look about as good, it spends fewer chips.
    [loyalist] { $name } plays as a loyalist: when cards look about as good, it drafts for its strongest suit.
    [pretender] { $name } plays as a pretender: when cards look about as good, it drafts Crowns.
   *[stargazer] { $name } plays as a stargazer: when cards look about as good, it drafts Moons.
}
