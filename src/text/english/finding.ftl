### The texts of what finds, selects and counts saved games.

search = Name or player
# Filter by state.
state = State
any = All
going = In progress
over = Finished
# Filter by game.
game = Game
any-game = All games
select = Select
# $count (usize)
select-all = Select all { $count }
none-chosen = Select games in the list.
# $count (usize)
delete-many = Delete { GAMES($count) }
# $count (usize)
delete-ask = Delete { GAMES($count) }?
delete-note = You can restore them right afterwards, before you do anything else.
statistics = Statistics
counted = Your finished games against bots, deleted ones too. Assisted games are counted separately; games from files and links, copies, what-ifs and short daily challenges aren’t counted.
games = Games
won = Won
# Victories, and the percentage of all games.
# $won (u32) $percent (u32)
won-of = { $won } ({ $percent }%)
points = Points on average
# The most points in one game.
best = Highest
all = All
# Level of the opponents; none if they differ.
# $of (Option<Level>)
against = { $of ->
    [none] Against mixed bots
   *[some] Against { LEVEL($of) } bots
}
# $count (usize)
players = { $count } players
assisted = Assisted
causes = Where points came from
# Heads of the columns: the person's mean of a cause, and that of the bots in the same games.
own-points = You
bots-points = The bots there
# Heads of the columns: kinds of decisions, how often they cost something, and what they cost.
habits = What cost the most
times = Mistakes
lost-sum = Chance lost
# Percentage points of the chance to win.
# $points (u32)
lost = { POINTS($points) }
# $title (Text) $matches (u32)
habits-of = { $title }: { $matches ->
    [one] { $matches } analysed game
   *[other] { $matches } analysed games
}
no-own = No finished game against bots yet.
# Number of lines of the log of results that can't be read.
# $count (usize)
unread = { $count ->
    [one] { $count } result can’t be read. It’s kept as it is.
   *[other] { $count } results can’t be read. They’re kept as they are.
}
# Number of results in a file that were new.
# $count (usize)
results-added = { $count ->
    [0] The results in the file were counted already.
    [one] { $count } result was added to your statistics.
   *[other] { $count } results were added to your statistics.
}
# What a file keeps beside games and results was taken over.
besides-added = Puzzles, moments and pars of the file were added.
besides-unsaved = Puzzles, moments and pars of the file couldn’t be saved here.
# A part of it that was not.
besides-left = Puzzles, moments and pars of the file can’t be read in part; that part wasn’t added.
