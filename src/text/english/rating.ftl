### The texts of a person's rating against the bots of a game.

title = Rating
# The rating, within how much it is with 95 percent, the number of rated games, and the highest rating so far.
# $rating (i32) $deviation (i32) $count (usize) $best (i32)
now = { $rating } ± { $deviation } · { GAMES($count) } · highest { $best }
# $new (i32)
counted = Of the games counted above, every one against bots counts, unless it was assisted, you had played its deal before, or you chose who begins or the printed set-up: finishing ahead of a bot wins against it. New players begin at { $new }, and bots have the ratings measured for their levels.
# The ratings of all games as a drawing: the first, the last and the highest.
# $count (usize) $first (i32) $last (i32) $best (i32)
chart-says = Your rating after each of { GAMES($count) }: { $first } at first, { $last } now, { $best } at the highest.
# The rating after a match, and its change by it, with its sign.
# $rating (i32) $change (Text)
after = Rating { $rating } ({ $change })
# Starts a game against bots of the person's own strength.
fair = Play fair opponents
# Who these are.
# $levels ([Level]) $rating (i32)
fair-note = { LIST(LEVEL($levels)) }, for your rating of { $rating }
