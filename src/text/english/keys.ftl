### The keys of a table in words.

title = Keys
open = Keys of the table
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
task-next-group = goes to the next, previous group
task-neighbour = moves to the next item that way
task-ends = goes to the first, last of the group
task-press = picks; Enter again confirms
task-confirm = confirms what is picked
task-hint-option = picks one of the hint’s moves
task-undo = undoes the last move
task-redo = redoes the move undone
task-skip = skips to your turn while bots play
task-hint = shows or hides the hint
task-list-moves = opens the list of legal moves
task-show-keys = shows these keys
task-rules = opens the rules on the focused item; Esc returns
task-theme = switches between light and dark
list-neighbour = goes to the next, previous move
list-ends = goes to the first, last move
list-fold = closes, opens a group
list-open = picks the move
list-search = searches the list
list-close = closes the list
replay-action = in a replay: previous, next move
replay-turn = in a replay: previous, next turn
replay-ends = in a replay: start, end
replay-play = in a replay: plays or pauses
replay-see = in a replay: a player’s view, or all open
replay-branch = in a replay: what if, from here
replay-search = in a replay: searches the log
replay-close = in a replay: back to where you were
