### The texts around saved games: the list of the start page, files and links.

title = Saved games
# Number of games, and their size in kilobytes.
# $matches (usize) $kilobytes (usize)
count = { $matches } · { $kilobytes } kB
none-found = No games found.
# Number of games shown next, of all that are not shown yet, or all of these.
# $next (usize)
show-rest = Show { $next } more
# $next (usize) $hidden (usize)
show-more = Show { $next } more of { $hidden }
# Name of the game to select.
# $name (Text)
select-one = Select “{ $name }”
same-again = Same as last time
# Shows all games, of which there are so many.
# $games (usize)
all = All { $games }
# Shows the newest ones alone.
fewer = Fewer
# Name of the button for more commands on the game of this name.
# $name (Text)
more = More for “{ $name }”
rename = Rename
name = Name of this game
name-note = Leave empty to use the players’ names.
keep-name = Save name
copy = Make a copy
# $name (Text)
copy-of = Copy of { $name }
game-file = Save game file
json = Save as JSON
delete = Delete
# $name (Text)
deleted = Deleted “{ $name }”.
# Number of deleted games.
# $count (usize)
deleted-many = Deleted { GAMES($count) }.
bring-back = Restore
not-brought-back = Not enough storage left to restore it.
cancel = Cancel
# Origin of a game.
# $number (usize)
origin-branch = What if, from move { $number }
# $day (Text)
origin-daily = Daily challenge, { $day }
origin-copy = Copy
origin-given = From a file or link
# Numbers of people and bots.
# $persons (usize) $bots (usize)
players = { $persons ->
    [0] { BOTS($bots) }
    [1] against { BOTS($bots) }
   *[more] { $persons } people{ $bots ->
        [0] { "" }
       *[more] { "" }, { BOTS($bots) }
    }
}
just-now = just now
# $minutes (u32)
minutes-ago = { $minutes } min ago
# $hours (u32)
hours-ago = { $hours } h ago
import-title = Import a game
import-body = Choose a file saved from Curia, or drop one here.
choose-file = Choose a file
drop-here = Drop to import
link-title = Open a link
link-body = A deal or game that someone sent you.
link-field = Link to the game
open-link = Open
# Name of an imported game, and its number of moves.
# $name (Text) $actions (usize)
taken-in = Added “{ $name }” ({ MOVES($actions) }).
# Number of games imported, of all in the file.
# $kept (usize) $all (usize)
taken-in-all = Added { $kept } of { GAMES($all) } from the file.
# Name of a game that is not imported again.
# $name (Text)
known-already = “{ $name }” is already in your list.
# Number of such games.
# $count (usize)
known-already-many = { $count ->
        [one] { $count } was already in your list.
       *[other] { $count } were already in your list.
    }
# $why (Text)
not-opened = It can’t be opened: { $why }.
# $kept (usize) $why (Text)
fell-short = Opened up to move { $kept }; the rest doesn’t fit: { $why }.
# $why (Text)
wrong-result = Only the result in the file is wrong: { $why }.
# $name (Text)
not-text = “{ $name }” couldn’t be read: the file is too large, or the browser can’t get at it.
share = Share as a link
linked-title = Shared game
# Question about a text with several links.
which-link = The text has several links. Which one?
# Number of moves of the game.
# $actions (usize)
linked-actions = A game after { MOVES($actions) }.
only-here = Only in this tab
# The same of one whose last save is older.
partly-here = Not fully saved
only-here-note = What couldn’t be saved of your games is lost when you close this tab.
unreadable-title = Can’t be opened
aside-title = Damaged data
aside-note = Saved data that Curia couldn’t read. You don’t need it to play: save it as a file, or delete it.
download = Save as file
discard = Delete
discarded = Deleted.
keep-title = Keep your games.
keep-note = They’re only in this browser. Save them all as a file, which you can import here or elsewhere.
# The same for a browser that forgets pages without visits.
keep-note-safari = Safari deletes a page’s data after seven days without a visit. Add Curia to the Home Screen, or save your games as files.
# Advice after a long game.
keep-a-copy = This is a long game: save it as a file to be safe.
# Saves all games and results as one file.
save-all = Save all games
# Stands in place of the time of a save that is later than now.
clock-was-ahead = clock was ahead
