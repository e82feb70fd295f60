### The texts of the final score.

title = Final score
winner = Winner
shared = Shared victory
# Name of a place other than the first, counted from 0.
# $place (usize)
place = { $place ->
    [0] { "1" }st
    [1] { "2" }nd
    [2] { "3" }rd
    [3] { "4" }th
    [4] { "5" }th
   *[more] { "" }
}
# Points gained.
# $points (u16)
plus = +{ $points }
total = Total
# $seed (Text)
seed = Seed { $seed }
# The origins of the points, as bars.
origins = Where the points came from
# The two sides of the line in a bar.
line = left of the line: during play · right: at the end
# A part of a bar: the player, the cause, and the points.
# $name (Name) $cause (Text) $points (Text)
part = { $name }, { $cause }: { $points }
# The moves behind a number: the player, and what is counted.
# $name (Name) $what (Text)
moves-of = { $name } · { $what }
numbers-note = Select a number to see the moves behind it.
nothing-behind = No move brought anything here.
# What was counted during play, as a stage of the count.
play = Play
last-count = Final tally
# $winners (List)
wins = { $winners ->
    [1] { LIST($winners) } wins
   *[more] { LIST($winners) } share the victory
}
# The lead in points.
# $points (Text)
lead = by { $points }
no-lead = on the tie-break
skip = Skip
see = See how it was won
with-names = With the players’ names
save-picture = Save picture
not-drawn = The picture couldn’t be drawn in this browser.
# A seat's colour, alone.
# $of (SeatColour)
colour = { $of ->
    [scarlet] Scarlet
    [cobalt] Cobalt
    [forest] Forest
    [amber] Amber
   *[onyx] Onyx
}
new-game = New game
back-to-table = See the table
again-new = Play again, new deal
again-same = Play again, same deal
chart = Points by turn
turn = turn
at-the-end = at the end
# A seat in such a sentence.
# $name (Name) $during (u16) $total (Text)
chart-seat = { $name } { $total }, { $during } of them during play
# The chart in a sentence, with each seat.
# $seats (List)
chart-says = Final scores: { LIST($seats, between: "; ") }.
chart-as-table = Show as table
chart-as-drawing = Show as chart
at-the-end-row = At the end
# $turn (u16)
after-turn = After turn { $turn }
quiet-turns = Turns without points are left out.
leaps = Turning points
takes-the-lead = takes the lead
# A turn, counted from 1, and its round.
# $turn (u16) $round (Text)
when = Turn { $turn }, { $round }
