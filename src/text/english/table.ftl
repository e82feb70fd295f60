### The texts of a table that every game has.

main-landmark = Table
seats-landmark = Players and log
ribbon-landmark = Current move
hand-landmark = Your hand
# $round (u16) $turn (u16)
round = Round { $round } · turn { $turn }
# Number of a turn, below the name of its seat.
# $number (u16)
turn = turn { $number }
home = To the start page
# $of (Level)
bot = Bot · { LEVEL($of, form: "small") }
to-move = to move
thinking = thinking
last-round = last round
log = Log
# Person at the screen, as the head of its turns in the log.
you = You
log-empty = Nothing has happened yet.
# Marks an entry of the log: nothing else was possible, so it was done by itself.
only-move = only move
# $count (usize)
log-older = Older moves: { $count }
# $count (u8)
your-hand = Your hand · { $count }
# $name (Name) $count (u8)
hand-of = { $name }’s hand · { $count }
hand-hidden = Hands are hidden.
hide = Hide
# $name (Name)
details-of = Everything public about { $name }
end-turn = End turn
cancel = Cancel
unconfirmed = Confirm your move first?
    .body = Your move is ready but not confirmed. Ending the turn would drop it.
    .yes = Confirm and end turn
    .no = Not yet
pay = Pay
gain = Gain
gain-nothing = nothing
reveals-now = reveals hidden information
then-choose = then a choice
ends-game = last round begins
decline = Decline
turn-done = Nothing left to do: end your turn.
# $name (Name)
waiting = { $name } is deciding.
watching = Bots are playing.
confirm-now = check it and confirm
tab-log = Log
# $before (u16) $after (u16)
balance = { $before } → { $after }
hand-over = Hand the screen to
# $round (Text)
all-hidden = All hands are hidden. { $round }.
# $name (Name)
since = Before { $name }’s turn
since-nothing = Nothing has happened yet: the game begins.
# $name (Name)
i-am = I’m { $name }, show my hand
hand-over-note = Appears when the turn passes to another person. “Hide” covers your hand again.
bot-trouble = The bots aren’t responding. A simpler bot plays until they’re back.
tabs = Parts of the table
bar = Actions
# The button that opens the menu of a phone.
more = More
# The button that opens the list of legal moves.
moves = List of legal moves
moves-short = All moves
# The button that collapses a phone's sheet.
fold = Collapse
# The button that expands it again.
unfold = Expand
zoom-in = Larger map
zoom-out = Smaller map
# Behind the name of a part of the table that a phone doesn’t show, where something can be picked.
more-here = more to pick here
