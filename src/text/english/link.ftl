### Errors of links: sentences for those who open or send one.

no-match = This text holds no game, and no link that holds one.
# The number of links in a text.
# $links (usize)
several = The text has { $links } links to games: use just one of them.
empty = The link is incomplete: it holds no game.
# The length in bytes.
# $bytes (usize) $limit (usize)
too-long = The link is too long ({ $bytes } bytes; the limit is { $limit }).
# The place of the character, and the character.
# $at (usize) $letter (Text)
foreign = The link is damaged: character { $at } after “m=” is “{ $letter }”, which no link contains. Nothing was opened.
# The same with a character that is not seen, by its code.
# $at (usize) $code (Text)
foreign-hidden = The link is damaged: character { $at } after “m=” is { $code }, which no link contains. Nothing was opened.
damaged = The link is damaged or incomplete, probably cut off when it was copied. Nothing was opened: copy it again.
# $form (u8) $readable (u8)
other-form = The link needs a newer version of Curia: it’s in form { $form }, and this version reads { $readable }.
# With the reason, a part of a sentence.
# $why (Text)
not-opened = The game in this link can’t be opened: { $why }.
## Part: game, rules, setup, seed, seats, count, spelling

# A part of a sentence, as is the next one.
# $part (Part)
unreadable = { $part ->
    [game] the name of its game can’t be read
    [rules] the version of its rules can’t be read
    [setup] its set-up can’t be read
    [seed] its seed can’t be read
    [seats] its players can’t be read
    [count] the number of its moves can’t be read
   *[spelling] the way it’s written can’t be read
}
# $bytes (usize)
left-over = it continues for { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } after its last move
# $text (Text)
no-moment = The link points to move “{ $text }”, which isn’t the number of a move.
# The requested move, and the number of moves.
# $at (usize) $actions (usize)
moment-beyond = The link points to move { $at }, but its game has { MOVES($actions) }.
# The moves that were kept and lost.
# $kept (usize) $lost (usize) $first (Text)
lost = The game in this link was opened up to move { $kept }. The { MOVES($lost) } after it can’t be played ({ $first } in the list of legal moves): other rules were probably used.
# With the reason, a part of a sentence: one of those below.
# $why (Text)
no-link = This game can’t become a link: { $why }.
# The reason follows in a sentence of its own.
# $number (usize)
action = move { $number } isn’t possible
# $actions (usize) $limit (usize)
too-many-actions = it has { $actions } moves, and a game has { $limit } at most
# The reason follows in a sentence of its own.
refused = the link would be refused
not-read-back = the link would open as another game
# The requested move, and the number of moves: a sentence.
# $at (usize) $actions (usize)
no-such-moment = There’s no move { $at } in this game: it has { MOVES($actions) }.
