### The texts around lessons of any game.

## Curriculum: first-game, playing-well

# Title of a course, on the start page and in the bar above the table.
# $of (Curriculum)
title = { $of ->
    [first-game] Learn to play
   *[playing-well] Play well
}
# What a course is, with the number of its steps.
# $of (Curriculum) $steps (usize)
invitation = { $of ->
    [first-game] { $steps } short steps at a real table, with the real rules.
   *[playing-well] { $steps } short steps through a won game, and why its moves were good.
}
# Number of steps done, of all.
# $done (usize) $all (usize)
done = { $done } of { $all } steps done
start = Start the lessons
resume = Continue the lessons
again = Start again
# Number of the step from 1, of all.
# $number (usize) $all (usize)
step = Step { $number } of { $all }
# Note that some turns pass before a step.
later = Some turns later:
your-turn = Your turn:
well-done = Done.
# Number of moves done, of all.
# $done (usize) $all (usize)
progress = { $done } of { $all }
# Title of the list of lessons.
all = All lessons
# Mark of a lesson of the list that is done, and of the one that is open.
lesson-done = done
lesson-open = open now
# Reason why the next step is not open yet.
not-done = Do this first, or choose “Do it for me”.
# Reason why a move outside the task is refused.
not-now = Not in this step: do what the lesson asks.
no-undo = In the lessons, use “Back” instead of undo.
# Message about an address that names a game without lessons here.
# $game (Text)
not-of-this = There are no such lessons for “{ $game }”.
back = Back
next = Next
do-it = Do it for me
skip = Skip lesson
leave = Leave
play = Play a first game
finish = To the start page
leave-title = Leave the lesson?
leave-body = You can continue here when you come back.
leave-yes = Leave
leave-no = Stay
