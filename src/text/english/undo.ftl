### The texts of undo and redo.

## NoUndo: nothing-done, revealed, not-your-turn, handed-over

undo = Undo
redo = Redo
restart = Restart turn
restart-short = Restart
to-here = Undo to here
# $reason (NoUndo)
no-undo = { $reason ->
    [nothing-done] Nothing to undo this turn.
    [revealed] Can’t undo: something hidden has been revealed since.
    [not-your-turn] You can undo only on your own turn.
   *[handed-over] Can’t undo: another player has had a turn since.
}
no-redo = Nothing to redo.
assisted = Assisted
assisted-yes = Undo
assisted-no = Cancel
