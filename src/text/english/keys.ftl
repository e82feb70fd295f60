### The keys of a table in words.

## ReplayTask: action, turn, ends, play, see, branch, search, close

## ListTask: neighbour, ends, fold, open, search, close

title = Keyboard shortcuts
open = Keyboard shortcuts
## Group: focus, action, turn, show, list, replay

# $of (Group)
group = { $of ->
    [focus] Moving around
    [action] Building a move
    [turn] The turn
    [show] Showing
    [list] In the list of legal moves
   *[replay] In a replay
}
key = Key
does = Does
task-next-group = goes to the next or previous group
task-neighbour = moves to the next item that way
task-ends = goes to the first or last in the group
task-press = picks; Enter again confirms
task-confirm = confirms your pick
task-hint-option = picks one of the hint’s moves
task-undo = undoes the last move
task-redo = redoes the undone move
task-skip = skips the bots’ turns
task-hint = shows or hides the hint
task-list-moves = opens the list of legal moves
task-show-keys = shows the keyboard shortcuts
task-rules = opens the rules on the focused item; Esc returns
task-theme = switches between light and dark
# What a key does in the list of legal moves.
# $of (ListTask)
list = { $of ->
    [neighbour] goes to the next or previous move
    [ends] goes to the first or last move
    [fold] closes or opens a group
    [open] picks the move
    [search] searches the list
   *[close] closes the list
}
# What a key does in a replay.
# $of (ReplayTask)
in-replay = { $of ->
    [action] in a replay: previous or next move
    [turn] in a replay: previous or next turn
    [ends] in a replay: start or end
    [play] in a replay: plays or pauses
    [see] in a replay: a player’s view, or all open
    [branch] in a replay: what if, from here
    [search] in a replay: searches the log
   *[close] in a replay: back to where you were
}
