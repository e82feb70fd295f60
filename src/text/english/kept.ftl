### Errors of games saved in the browser: sentences.

missing = The browser no longer has this game’s data.
# $form (u32)
other-format = It was saved by another version of Curia (format { $form }). Open it with that one.
# $id (Text)
other-match = Its data belongs to another game, { $id }.
# $number (u64)
revision = Its data has the impossible save number { $number }.
# With the reason, a part of a sentence.
# $why (Text)
unread = Its data can’t be opened: { $why }.
# The sentence about the damaged copy may follow.
damaged = One of this game’s two saved copies is damaged. You see the other, which may be the earlier one.
last-is-missing = One of this game’s two saved copies is missing. You see the other, which may be the earlier one.
# Versions of the rules by which the game was played, and by which it is played here.
# $theirs (u32) $ours (u32)
older-rules = It was played with version { $theirs } of the rules, and this version of Curia plays version { $ours }. It’s kept, but can’t be opened.
# The same.
# $theirs (u32) $ours (u32)
newer-rules = It was played with version { $theirs } of the rules, and this version of Curia has version { $ours }. Update Curia to open it.
# What can’t be read beside games.
besides-damaged = It holds answers to puzzles, moments to learn from or pars, and is damaged. It is put aside once there is something new to keep.
besides-newer = It holds answers to puzzles, moments to learn from or pars from a newer version of Curia. It stays as it is: nothing new of this kind is kept until Curia is updated.
