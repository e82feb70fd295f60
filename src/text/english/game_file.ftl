### Errors of game files: parts of sentences.

# The place, and the error.
# $line (usize) $column (usize) $what (Text)
at = line { $line }, column { $column }: { $what }
not-text = this isn’t UTF-{ "8" } text
# $name (Text)
missing-header = the header “{ $name }” is missing here
missing-header-name = the name of a header is missing here
missing-text = a text in quotes is missing here
# $name (Text)
missing-value = the header “{ $name }” can’t have this text
missing-setup = the headers don’t make a set-up together
missing-closing-quote = the quote that opens here isn’t closed on this line
missing-escape = a backslash needs a quote, a backslash or u{ "{" }…{ "}" } after it
missing-closing-bracket = the bracket that closes the header is missing here
missing-closing-brace = the comment that opens here isn’t closed
missing-turn-or-end = the number of a turn, or the end of the game, is missing here
missing-turn = the number of the next turn is missing here
missing-name = the name of the player is missing here
missing-colon = a colon is missing here
missing-action = a move is missing here
missing-end = the game is over, but its end mark is missing here
missing-end-of-text = the game’s end mark comes before this, but the text continues here
# $name (Text)
unknown-header = there’s no header called “{ $name }”
too-many-headers = there are too many headers
# $name (Text)
header-twice = the header “{ $name }” is repeated
# The expected number of the turn, and the text found.
# $expected (u32) $found (Text)
wrong-turn = turn { $expected } comes next, not “{ $found }”
# The name of the player on turn, and the text found.
# $expected (Text) $found (Text)
wrong-name = it’s the turn of { $expected }, not of “{ $found }”
# $text (Text)
not-an-action = “{ $text }” isn’t a move in notation
# The move, and the reason as a sentence.
# $text (Text) $why (Text)
not-possible = “{ $text }” isn’t possible ({ $why })
# $limit (usize)
too-many = a game has { $limit } moves at most
# $expected (Text)
result = the result of these moves is “{ $expected }”
