### The texts of sending and opening links.

what = What to share
whole = The game
up-to-here = Up to here
deal = Only the deal
# The move after which the link opens the game.
# $at (usize)
opens-at = It opens the replay after move { $at }.
address = Link
show-address = Show the link
share = Share
copy = Copy link
copied = Copied.
not-copied = Couldn’t copy. The link is selected: copy it yourself.
note = Everything is in the link itself; nothing is sent anywhere.
reveals = This game isn’t over. Anyone with the link can work out everything hidden in it.
linked-deal = A deal to play from the start.
# The move that the sender points to.
# $at (usize)
linked-at = The sender points you to what follows move { $at }.
# $day (Text)
linked-daily = The daily challenge of { $day }.
linked-note = It’s added to your list; your other games don’t change.
linked-play = Play this deal
linked-go-on = Continue from there
# Name of a game that the page does not have.
# $game (Text)
unknown-game = This is a game of “{ $game }”, which this page doesn’t have. It wasn’t saved.
# Said of what only a newer version of the page can read.
made-by-newer = This comes from a newer version of Curia. Nothing is lost: update Curia, then open it again.
