### Tips on the controls of every table: a name, and a sentence or two.

## Tip: confirm, skip, undo, restart, to-here, redo, hint, why, replay, what-if, settings, moves, own-seat, keys, theme, home, rules, saved, assisted

# Name of the control.
# $of (Tip)
name = { $of ->
    [confirm] Confirm
    [skip] Skip
    [undo] Undo
    [restart] Restart turn
    [to-here] Undo to here
    [redo] Redo
    [hint] Hint
    [why] Why?
    [replay] Replay from here
    [what-if] What if
    [settings] Settings
    [moves] Legal moves
    [own-seat] Your seat
    [keys] Keyboard shortcuts
    [theme] Light or dark
    [home] To the start page
    [rules] Rules
    [saved] Saving
   *[assisted] Assisted
}
# Its effect or purpose.
# $of (Tip)
what = { $of ->
    [confirm] Carries out the move in the preview. Press Enter.
    [skip] Plays out the bots’ turns instantly.
    [undo] Takes back your last move. Alone against bots you can undo even past a reveal, but the game is then marked as assisted.
    [restart] Takes back everything you did this turn.
    [to-here] Takes back this move and everything after it.
    [redo] Plays the undone move again.
    [hint] Shows the three best moves, each with a reason, and marks the game as assisted. Press “.”.
    [why] Shows what this bot expected from its move, and from others.
    [replay] Shows the game from this moment on. Looking changes nothing.
    [what-if] Starts a separate game from this moment, with everything hidden left as it is. This game doesn’t change.
    [settings] Sets speed, theme, sound, text size, letters on pieces and language.
    [moves] Lists every move you can make now, with its cost and gains, and a search. Press “/”.
    [own-seat] The seat you play in this game by link. Press to choose another.
    [keys] Lists all keyboard shortcuts. Press “?”.
    [theme] Switches between a light and a dark page.
    [home] Leaves the table. You can come back to this game any time.
    [rules] Opens the rules, with pictures, rulings and a search. Press F{ "1" }.
    [saved] Saves your game in this browser after every move.
   *[assisted] This game used a hint or a what-if, or a move was undone after something hidden was revealed or a bot had moved.
}
