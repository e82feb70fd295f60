### The texts of puzzles.

# Title on the start page.
of-the-day = Puzzle of the day
# Number of puzzles solved, of all.
# $solved (usize) $all (usize)
count = { $solved ->
    [0] Find the best move · { $all } puzzles
   *[more] Find the best move · { $solved } of { $all } solved
}
solve = Solve
# Opens the list of all.
others = More
# Number of the puzzle from 1, of all.
# $number (usize) $all (usize)
number = Puzzle { $number } of { $all }
solved = Solved
# What is asked, with the name of who decides.
# $name (Name)
task = { $name } to play: find the move that wins most.
right = That’s the best move
# Title of another answer that counts, since the best turn after it is worth about as much.
right-too = That’s as good as the best move
wrong = There’s a better move
# Title of the answer that was asked for.
best = The best move
# Title and text while a search looks at an answer.
weighed = Weighing your move
# $title (Text)
weighing = { $title }: the bots are looking at what it brings.
# A move, and the percentage points of the chance of winning that it costs.
# $title (Text) $points (u8)
costs = { $title }: that lowers your chance of winning by { POINTS($points) }.
# A move that no search looked at for long.
# $title (Text)
not-weighed = { $title }: that isn’t among the best moves.
# Number of levels of bots that miss it, of all that were tried.
# $missed (u8) $levels (usize)
missed = { $missed ->
    [1] Bots at { $missed } of { $levels } levels miss it.
   *[more] Bots at { $missed } of { $levels } levels miss it.
}
# All of them.
missed-by-all = Bots at all levels up to { level-master } miss it.
show = Show the answer
again = Try again
at-table = See it at the table
previous = Previous
next = Next
# Reason why a hint or undo is refused.
not-here = This is a puzzle: find one move.
# Message about an address that names no puzzle.
none = There’s no such puzzle.
# Title of the list.
all = Puzzles
# Which of them are shown.
show-which = Show
# $which (Which) $count (usize)
which = { $which ->
    [all] All
    [open] Not tried
    [missed] Missed
   *[again] Due again
} ({ $count })
none-listed = No puzzles here.
# How one stands.
# $of (Progress)
progress = { $of ->
    [open] Not tried
    [first] Solved on the first try
    [solved] Solved
   *[missed] Missed
}
# $day (Text)
missed-on = Missed on { $day }
# Of a missed one that is to be tried again.
due = Due again
# Number of those, on the start page.
# $count (usize)
to-repeat = { $count ->
    [one] { $count } missed puzzle is due again
   *[other] { $count } missed puzzles are due again
}
# Within how much the rating is, with 95 percent.
# $rating (i32) $deviation (i32)
rating = Puzzle rating { $rating } ± { $deviation }
# The rating after an answer, and its change by it, with its sign.
# $rating (i32) $change (Text)
rating-after = Puzzle rating { $rating } ({ $change })
# When missed ones come again, in days.
# $first (u32) $second (u32) $third (u32)
how-it-counts = Only your first try at a puzzle counts for the rating. A puzzle that you miss is due again after { $first } days, and after right answers then { $second } and { $third } days later.
# Plays on after one of the best moves, against bots.
play-on = Play on from here
# $name (Name)
play-on-note = You play { $name } from here. This table isn’t saved.
# Back from there to the puzzle, or to the decision of a match to make better.
back = Back to the question
