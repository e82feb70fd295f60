### Errors of saved games and their texts: parts of sentences, without a capital and a full stop.

# $count (usize)
seats = 
    it has { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }, not { "1" } for each player
# $seat (u8)
name-missing = { SEAT_NUMBER($seat) } has no name
# $seat (u8) $limit (usize)
bad-name = the name of { SEAT_NUMBER($seat) } is longer than { $limit } characters, starts or ends with a space, or has characters that can’t be seen
# $one (u8) $other (u8)
same-colour = { SEAT_NUMBER($one) } and { SEAT_NUMBER($other) } have the same colour
# The length in bytes.
# $bytes (usize) $limit (usize)
too-long = it’s too long ({ $bytes } bytes; the limit is { $limit })
# The line and column.
# $line (usize) $column (usize)
malformed = the text is damaged at line { $line }, column { $column }
# $game (Text)
other-game = it’s for another game (“{ $game }”)
# The format of the text, and the one that can be read.
# $format (u32) $readable (u32)
other-format = it’s in format { $format }, and this version reads { $readable }
# $rules (u32)
other-rules = it was played with version { $rules } of the rules
# A set-up that this version of the rules doesn’t have.
# $rules (u32)
other-setup = its set-up isn’t one of version { $rules } of the rules
# $limit (usize)
seed-too-long = its seed is too long (the limit is { $limit } characters)
# The seat that should begin, counted from 0, as it was given.
# $seat (u8)
no-such-seat = seat { $seat } begins but isn’t at the table
