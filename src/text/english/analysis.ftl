### The texts of the analysis of a finished game.

open = Analyse
title = Analysis
# $count (usize)
decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
# $done (usize) $all (usize)
running = Analysing { $done } of { DECISIONS($all) }
# $done (usize) $all (usize)
paused = Paused after { $done } of { DECISIONS($all) }
# $all (usize) $at (Depth)
finished = { DECISIONS($all) } analysed: { DEPTH($at) }
note = Runs on this device only. Results appear as they come and are saved.
depth-title = Depth
# $of (Depth)
depth-word = { DEPTH($of) }
pause = Pause
go-on = Continue
needs-the-thread = Analysis can’t run: this browser couldn’t start the bots in the background. Try reloading the page.
# $fault (Fault)
not-kept = { $fault ->
    [blocked] Results can’t be saved: this browser blocks storage. They stay until you leave this page.
    [full] Results can’t be saved: the browser’s storage is full. They stay until you leave this page, and your game is still saved.
    [crowded] Results can’t be saved: the browser’s storage is full. They stay until you leave this page, and your game is still saved.
    [not-read-back] The browser didn’t keep the results. They stay until you leave this page.
    [damaged] The browser didn’t keep the results. They stay until you leave this page.
   *[newer] The browser didn’t keep the results. They stay until you leave this page.
}
# $percent (u8)
percent = { $percent }%
chart = Chance of winning after each move
chart-table = Chances as a table
# How the chances of a seat went.
# $name (Name) $first (u8) $last (u8) $won (bool)
trend = { $name } went from { $first }% to { $last }% { $won ->
    [yes] and won
   *[no] and didn’t win
}
# The chart in a sentence: the trend of each seat, and whether all decisions are known.
# $seats (List) $all-known (bool)
chart-says = Chance of winning, move by move{ $all-known ->
    [yes] { "" }
   *[no] { "" }, as analysed so far
}: { LIST($seats, between: "; ") }.
open-part = not analysed yet
estimate = first estimate only
# Head of the column of moves; the chances are those before them.
before = Before this move
result = Result
costliest = Costliest decisions
whose = Player
all = All
# $name (Name)
only = Only { $name }’s
# The round, and the part of a turn.
# $round (Text) $part (Text)
when = { $round }, { $part }
better = Better:
# $points (u8)
loss = −{ $points }%
# $points (u8)
costs = 
    costs { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    }
# Where the lead changed, since the move played was not the best.
# $name (Name) $best (u8)
turned = The game turned here: with the better move { $name } leads with { $best }%, after this one another player does.
none-yet = No costly decisions so far.
none = No costly decisions.
# Number of judged decisions, and of those that were the best or equal to it.
# $judged (usize) $equal (usize) $listed-from (u8)
summary = { DECISIONS($judged) } judged; best or less than { $listed-from } points off: { $equal }
keys = Arrow keys choose a decision; Enter opens a what-if.
position = The position
# $round (Text) $name (Text)
of-position = { $round }, { $name }: before the decision
played = played
# $name (Name) $tries (u32)
how-judged = Chance of winning after each choice, from { THOUSANDS($tries) } simulations. It uses only what { $name } could see then.
# The button that asks for better moves at the costliest decisions.
# $count (usize)
moments = { $count ->
    [one] { $count } moment to learn from
   *[other] { $count } moments to learn from
}
# $number (usize) $all (usize)
moment = Moment { $number } of { $all }
# $name (Name) $points (u8)
moment-asks = Here { $name } gave away { POINTS($points) } of the chance to win. Find a better move.
# The move that was played, and what it cost.
# $title (Text) $points (u8)
moment-played = Played in the game: { $title } (−{ $points }%).
# The button that leads to these questions, on the score and in the list of games.
learn = Learn from your mistakes
# The button beside the number of moments, on the start page.
find-better = Find better moves
# While the analysis looks for them.
moments-soon = Your own decisions come first; then you’re asked for better ones.
no-moments = Nothing to learn from here: no other move would have been clearly better.
what-if = What if
# $number (usize)
what-if-of = What if: decision { $number }
# $round (Text)
what-if-title = What if: { $round }
# The name of the player, and those that bots play for.
# $name (Name) $bots (List)
what-if-note = You play { $name } from here.{ $bots ->
    [none] { "" }
    [1] { "" } A bot plays for { LIST($bots) }.
   *[more] { "" } Bots play for { LIST($bots) }.
} This table isn’t saved, and your game doesn’t change.
back = Back to the analysis
