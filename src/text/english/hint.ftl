### The texts of hints, and of bots' reasons.

hint = Hint
thinking = Thinking…
# Number of moves shown, of all legal ones.
# $shown (usize) $legal (u32)
best-of = { $shown ->
    [1] the best of { MOVES($legal) }
   *[more] the best { $shown } of { MOVES($legal) }
}
only-one = the only move
# Reason for the best move if it gains nothing by itself, without a full stop.
least = Nothing else looks better
# Reason for another move if it gains little.
little = Gains little right now
# What the best move has and the next best has not, if the best one has no reason else.
# $reasons (Text)
unlike = Unlike the next best: { $reasons }
# What another move misses that the best one has.
# $reasons (Text)
misses = Misses: { $reasons }
# What the next best move misses, of a bot’s move.
# $reasons (Text)
next-misses = The next best misses: { $reasons }.
# Why a bot with a temperament plays another move than the one that its search preferred.
by-taste = It found another move about as good; it prefers this one.
# A move of the rest of the turn.
# $step (Text)
then = Then: { $step }
# Chance to win in percent.
# $percent (u8)
chance = { $percent }% to win
# The chance to win in per cent, and who is expected to be ahead by so many points.
# $percent (u8)
expects-level = { $percent }% to win, level
# $percent (u8) $said (Text)
expects-ahead = { $percent }% to win, { $said } ahead
# $percent (u8) $said (Text)
expects-behind = { $percent }% to win, { $said } behind
# The number, the move, and the chance with the reason.
# $number (usize) $what (Text) $why (Text)
says = { $number }: { $what }. { $why }.
not-your-turn = Hints are for your own turn.
no-thread = No hint: the bots aren’t responding.
not-here = The lesson tells you what to do.
ask-title = Play with hints?
ask-body = You’ll see a strong bot’s three best moves, each with a reason. It knows no more than you do. The game will be marked as assisted.
ask-yes = Show hint
ask-no = Cancel
close = Close hint
open-best = Open { "1" }
why = Why?
# $name (Name)
why-title = Why did { $name } do that?
# $name (Name) $iterations (u32)
tried = { $name } looked at { $iterations ->
    [one] { THOUSANDS($iterations) } way
   *[other] { THOUSANDS($iterations) } ways
} the next few turns could go.
# Way of playing of a level, with its number of iterations.
# $name (Name) $level (Level) $iterations (u32)
how = { $level ->
    [random] { $name } plays any legal move at random.
    [novice] { $name } plays like a beginner: it takes what’s within reach.
    [greedy] { $name } takes what helps most right now and looks no further.
    [adept] { TRIED($name, $iterations) }
    [expert] { TRIED($name, $iterations) }
    [master] { TRIED($name, $iterations) }
   *[champion] { TRIED($name, $iterations) }
}
# Note that the bot would now choose another move.
# $name (Name)
other = { $name } would choose differently now. This was decided by someone else, by older bots, or by the page while they weren’t responding.
compared = Expected results
chosen = played
hidden = You’ll see what was hidden, and what it expected, when the game is over.
no-other = There was no other move.
# Name of the bot that is thinking, and its progress in percent.
# $name (Name) $percent (u8)
thinks = { $name } is thinking, { $percent }%
