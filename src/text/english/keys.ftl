### The keys of a table in words.

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
task-skip = skips to your turn while bots play
task-hint = shows or hides the hint
task-list-moves = opens the list of legal moves
task-show-keys = shows the keyboard shortcuts
task-rules = opens the rules on the focused item; Esc returns
task-theme = switches between light and dark
list-neighbour = goes to the next or previous move
list-ends = goes to the first or last move
list-fold = closes or opens a group
list-open = picks the move
list-search = searches the list
list-close = closes the list
replay-action = in a replay: previous or next move
replay-turn = in a replay: previous or next turn
replay-ends = in a replay: start or end
replay-play = in a replay: plays or pauses
replay-see = in a replay: a player’s view, or all open
replay-branch = in a replay: what if, from here
replay-search = in a replay: searches the log
replay-close = in a replay: back to where you were
