### The texts about saving.

saved-not-yet = Not saved yet
saved-saving = Saving
saved-yes = Saved on this device
saved-no = Not saved
# $fault (Fault)
fault = { $fault ->
    [blocked] This browser blocks storage (a private window or a setting).
    [full] The browser’s storage is full.
    [crowded] Another application at the same address has filled the browser’s storage: deleting games would hardly help.
    [newer] A newer version of Curia wrote this data, so it won’t be overwritten here.
    [not-read-back] The browser didn’t keep the save.
   *[damaged] A damaged save couldn’t be put aside, so it won’t be overwritten.
}
# Before a fault, of anything that is no game at its table.
not-saved = That couldn’t be saved.
# After a fault, of a game at its table.
play-on = You can play on, but new moves aren’t saved; what was saved before is safe.
# The same where nothing can be saved.
play-unkept = You can play, but games are lost when you close the page.
unsaved-elsewhere = Another tab has saved this game since. That save won’t be overwritten.
unsaved-removed = This game was deleted in another tab. It’s still open here.
unsaved-too-long = This game has reached the limit of moves.
# The moves of a game in JSON that were kept and lost.
# $kept (usize) $lost (usize) $first (Text)
lost = Opened up to move { $kept }; the { MOVES($lost) } after it can’t be played: “{ $first }” isn’t possible there.
# The same of a game with more moves than the limit.
# $kept (usize) $lost (usize)
beyond = Opened up to move { $kept }, the most a game can have; the { MOVES($lost) } after it { $lost ->
    [one] is
   *[other] are
} left out.
index-was-damaged = The list of saved games couldn’t be read. It was rebuilt from the games themselves.
# Note that another tab has the game.
elsewhere = This game is open in another tab. Here you can only watch.
# Note that the tab that had the game is gone.
left = The other tab has closed this game. You can play on here.
play-here = Play here
read-again = Load that save
keep-both = Keep both
keep-after-all = Keep it anyway
# Note that unsaved moves became a separate game when another tab continued.
set-aside = Another tab continued this game. Your unsaved moves here are now a separate game.
retry = Try again
# Name of the button that leads to the list of games.
make-room = Delete old games
# Note that the log of results was damaged and has been made again.
results-were-damaged = The log of your results couldn’t be read. It was put aside and rebuilt from what could be read and from the saved games; results of deleted games may be missing.
# Why there is no log of results.
no-results-blocked = This browser blocks storage, so no results are saved.
no-results-full = The browser’s storage has no room for the results.
no-results-damaged = The log of your results can’t be read. It couldn’t be put aside, so it won’t be overwritten: new results aren’t counted until there’s room.
no-results-newer = A newer version of Curia wrote the log of your results. It won’t be overwritten: games that end here are counted once Curia is updated.
