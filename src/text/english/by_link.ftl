### The texts of matches that people play by link.

# Title of somebody else's turn.
# $name (Name)
turn-of = { $name }’s turn
# What to do in somebody else's turn.
turn-note = Send it, then open the link that comes back.
# $name (Name)
send-to = Send to { $name }
# Sends the finished game to the others.
send-end = Send the result
copied = Copied
# Words that go with the link: whose turn it is, in which game and round.
# $name (Name) $game (Text) $round (Text)
message = { $name }, it’s your turn. { $game }, { $round }:
# $game (Text)
message-at-end = Our game of { $game } is over:
who = Who are you in this game?
# Reason nobody can sit down yet.
choose-seat = Choose your seat.
# Says whose seat is the own one.
# $name (Name)
your-seat = Your seat: { $name }
# What choosing another seat does.
change-note = Took the wrong seat? Choose yours: the one you leave gets its name back.
your-name = Your name
sit-down = Take a seat
# What the link makes possible.
trust = The links hold the whole game, with everything hidden in it. Anyone who takes one apart can read that, so play with people you trust.
# The moves of the link, and of the kept game, which are more.
# $link (usize) $kept (usize)
is-older = This link is older than your game: it has { MOVES($link) }, yours has { $kept }.
# The moves that the link and the kept game share.
# $at (usize)
is-forked = This link tells your game differently: after { MOVES($at) } the two part ways.
# The moves in the link of the seat here that were not made here.
# $actions (usize)
plays-mine = This link goes on from your game, but with { MOVES($actions) } of yours that you didn’t make here.
is-damaged = This link belongs to your game, but not all of it can be played.
# Note that the kept game is as it was.
unchanged = Your game hasn’t changed.
open-kept = Open my game
take-over = I made them elsewhere
keep-both = Keep both
# Name of the game of a link beside the kept one, with its title.
# $title (Text)
other-course = { $title } (other course)
check-title = Checked
# The moves that were checked.
# $actions (usize)
all-legal = Every one of the { MOVES($actions) } was legal, and every card and token was drawn as dealt at the start.
# The links that came.
# $links (usize)
went-on = { $links ->
    [0] You were sent no link of this game.
    [one] The game went on from the one link you were sent.
   *[other] The game went on from each of the { $links } links you were sent. Nobody went back.
}
# The moves of a link that the game does not go on from.
# $at (usize)
went-back = The game does not go on from the link with { MOVES($at) } that you were sent. A player went back.
# $number (Text)
number = Check number { $number }. All who have the same number have the same game.
