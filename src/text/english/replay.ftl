### The texts of replays and what-ifs.

open = Replay
from-here = Replay from here
title = Replay
read-only = Read only
see-as = See as
onlooker = Onlooker
all-open = All open
# Reason why only one viewpoint is offered.
hidden = Other hands are shown when the game is over.
# Number of the turn, of all.
# $turn (u16) $turns (u16)
turn = Turn { $turn } of { $turns }
# The player, the round, and the number of the move of all in the turn.
# $name (Name) $round (Text)
whose = { $name } · { $round }
# The same, with the number of the move of all in the turn.
# $name (Name) $round (Text) $action (usize) $actions (usize)
whose-move = { $name } · { $round } · move { $action } of { $actions }
# All of that, as it is spoken.
# $turn (u16) $turns (u16) $name (Name) $round (Text)
says = Turn { $turn } of { $turns }, { $name }, { $round }
turns = Turn
first = To the start
previous = Previous move
play = Play
pause = Pause
next = Next move
last = To the end
pace = Speed
pace-half = ½×
pace-normal = { "1" }×
pace-double = { "2" }×
end = The end
now = Now
# Number of turns before those in the list.
# $count (usize)
earlier = Earlier turns: { $count }
# Number of turns after those in the list.
# $count (usize)
later = Later turns: { $count }
# Number of moves that a search found.
# $count (usize)
found = { $count ->
    [0] No moves found.
   *[more] Found { MOVES($count) }.
}
what-if = What if from here
what-if-short = What if
# Name of a game that branches off in this round.
# $round (Text)
what-if-name = What if: { $round }
what-if-body = Starts a separate game from here, with everything hidden left as it is. This game doesn’t change, and the new one links back to it.
# Note that the unfinished game will count as assisted.
what-if-assists = This game isn’t over. The new one can reveal what’s still hidden in it, so this game will be marked as assisted.
# Label of the choice between person and bot for a seat.
# $name (Name)
what-if-seat = Who plays { $name }
what-if-go = Play on
keep = Save as a game
branch = What if
to-original = See original game
original-gone = The original game isn’t saved here any more.
to-score = Back to the score
to-table = Back to the table
to-matches = To the start page
# Reason why an address can't be read.
# $found (Text)
strange-no-match = The link names no game: “{ $found }”.
# $bytes (usize)
strange-too-long = The link is too long: { $bytes } bytes.
not-here = The game of this link isn’t saved in this browser. To send it, choose “Share as a link” in its menu where it is.
# The requested move, and the number of moves.
# $at (usize) $actions (usize)
beyond = The link points to move { $at }, but the game has { $actions }.
# The chart of points in a sentence, with each seat.
# $seats (List)
points-now = Points by turn. Now: { LIST($seats, between: ", ") }.
# A seat in such a sentence.
# $name (Name) $points (Text)
points-of = { $name } { $points }
