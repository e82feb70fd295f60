### The texts of the daily challenge.

title = Daily challenge
# The day, the table by its set-up and the number of bots.
# $day (Text) $table (Option<Text>) $bots (usize)
body = { $day } · { $table ->
    [none] { "" }
   *[some] { $table } ·{ " " }
}against { BOTS($bots) }
play = Play
# Days in a row, and the most points of any day.
# $days (u32) $best (Text)
record = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row · best { $best }
# The points of the day, and the result.
# $place (usize) $players (usize)
place = { $place }{ $place ->
    [1] st
    [2] nd
    [3] rd
   *[more] th
} of { $players }
# $points (Text) $place (usize) $players (usize)
done = { $points }, { PLACE($place, $players) }
# The same for others, with the name of the game.
# $title (Text) $day (Text) $points (Text) $rounds (Text) $place (usize) $players (usize) $assisted (bool) $level (Level) $par (Option<Text>)
told = { $title }, daily challenge of { $day }: { $points }, { PLACE($place, $players) } in { $rounds }{ $assisted ->
    [yes] { "" }, assisted
   *[no] { "" }
}.{ $par ->
    [none] { "" }
   *[some] { "" } Par ({ LEVEL($level) }): { $par }.
}
# Stands in place of the way to the score of a game that was deleted.
deleted = Played already; the result counts.
# Missed days that do not end the days in a row.
# $count (usize)
forgiven = { $count ->
    [one] { $count } missed day forgiven
   *[other] { $count } missed days forgiven
}
# The page of the last days.
# $count (usize)
days = The last { $count } days
# The last is told once a par is known.
# $count (usize) $won (usize) $par (Option<usize>)
days-played = Played { $count }, won { $won }{ $par ->
    [none] { "" }
   *[some] { "" }, at par or better { $par }
}.
# A day, and how it went.
# $day (Text) $how (Text)
day-says = { $day }: { $how }
missed = not played
days-note = Each day has your place. One missed day a week doesn’t end your days in a row.
# What of a game is played, where it is not a whole one.
end = the end of a game
# What the level gets on the deal of the day.
# $level (Level) $points (Text)
par = Par ({ LEVEL($level) }): { $points }
# $level (Level)
par-soon = Par: { LEVEL($level) } is playing this deal…
# The task, at the table.
# $day (Text) $level (Level)
goal = Daily challenge, { $day }: get as many points as you can. At the end you see what { LEVEL($level) } gets.
# The same in short.
# $day (Text)
tag = Daily challenge, { $day }
