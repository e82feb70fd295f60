### The texts of matches that people play by link.

# Title of another player's turn.
# $name (Name)
turn-of = { $name }’s turn
# What to do in another player's turn.
turn-note = Send it, then open the link that comes back.
# How long a game by link is, before it begins.
# $count (u16)
takes-links = A game like this takes about { $count } links.
# In the title of the page: a game by link waits, or several do.
# $count (usize)
your-turns = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
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
change-note = Took the wrong seat? Choose yours: the one you leave has its first name again.
your-name = Your name
sit-down = Take a seat
# What the link makes possible.
trust = The links hold the whole game, with everything hidden in it. Anyone who decodes a link can read it: play with people you trust.
# The moves of the link, and of the kept game, which are more.
# $link (usize) $kept (usize)
is-older = This link is older than your game: it has { MOVES($link) }, yours has { $kept }.
# The moves that the link and the kept game share.
# $at (usize)
is-forked = This link and your game differ after { MOVES($at) }.
# The moves in the link of the seat here that were not made here.
# $actions (usize)
plays-mine = This link continues your game, but with { MOVES($actions) } of yours that { $actions ->
    [one] wasn’t
   *[other] weren’t
} made in this browser.
is-damaged = This link belongs to your game, but part of it can’t be played.
# Note that the kept game is as it was.
unchanged = Your game hasn’t changed.
open-kept = Open my game
take-over = Use these moves
keep-both = Keep both games
# Name of the game of a link beside the kept one, with its title.
# $title (Text)
other-course = { $title } (other version)
check-title = Checked
# The moves that were checked.
# $actions (usize)
all-legal = { $actions ->
    [one] The only move was legal
   *[other] All { MOVES($actions) } were legal
}, and every card and token came from the original deal.
# The links that came.
# $links (usize)
went-on = { $links ->
    [0] You were sent no link of this game.
    [one] The game continued from the link you were sent.
   *[other] The game continued from each of the { $links } links you were sent. Nobody went back.
}
# The moves of a link that the game does not continue from.
# $at (usize)
went-back = The game doesn’t continue from the link you were sent after { MOVES($at) }: a player went back and changed something.
# $number (Text)
number = Check number { $number }. Everyone with the same number has the same game.
