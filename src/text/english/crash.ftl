### The crash screen, and what is said before the program runs.
### They are in `public/crash.js`, `public/crash-texts.js` and `index.html`: `cargo test --test languages crash:: -- --ignored` writes them there.

# Until the page has started.
loading = Setting the table…
broke = Something broke
fell = The table fell over.
stands = Your game didn’t.
unopened = Curia couldn’t start.
panic = An error stopped the page. Your saved games are untouched, and nothing more will be written.
start = The page stopped while starting. Your saved games are untouched.
too-old = This browser has no WebAssembly, or it’s turned off. Curia needs it: turn it on, or use an up-to-date browser.
# Oldest versions that will do.
# $chrome (Text) $firefox (Text) $safari (Text)
lacks = This browser is too old for Curia, which needs Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari }, or a newer one.
# $file (Text)
no-answer = The server didn’t send “{ $file }”. Check the connection, then reload.
# The status is what the server answered, such as 404.
# $file (Text) $status (u16)
missing = “{ $file }”, a part of the page, isn’t on the server (answer { $status }). The page may just have been updated: reload.
unstarted = The page’s start script didn’t run: the server, or something between it and this browser, changes the page on its way. The site’s owner must send its files as they are.
from-disk = Browsers don’t run Curia from a file on a disk. It needs a web server; one on this computer will do.
# Of the types, `right` is the one that it should have; its name ends with `end`.
# $file (Text) $type (Text) $right (Text) $end (Text)
wrong-type = The server sends “{ $file }” as { $type } instead of { $right }. The site’s owner must set that type for all { $end } files.
# $file (Text)
damaged = “{ $file }”, a part of the page, is damaged or cut off, or this browser is too old for it.
# The game that was saved last.
# $match (Text) $actions (usize)
kept = { $match }, saved after { MOVES($actions) }.
kept-before = Saved on this device:
go-on = After reloading, it’s there again.
unread = A game is saved on this device, but it can’t be read here. Save it as a file to be safe.
none = No game is saved on this device.
blocked = This browser doesn’t let the page see your saved games.
not-kept = The game on the table isn’t saved.
again = The page broke here before. Everything else still works.
reload = Reload
save = Save game file
save-all = Save all games
without = Open the start page without it
# The name of a file, without its ending.
all-matches = all games
report = Report for the makers
copy = Copy
copied = Copied.
not-copied = The browser doesn’t allow that. The text is selected: copy it yourself.
what = What:
place = Place:
page = Page:
browser = Browser:
match = Game:
# In the report.
# $rules (u32) $actions (usize)
of-match = rules { $rules }, after { MOVES($actions) }
way = Steps before:
# In place of a name in the report.
someone = [name]
promise = This text has no player names and no address, and nothing was sent. Anyone who also has the game’s file can replay it and work out every hand.
# Said without scripts.
needs = Curia runs in your browser and needs JavaScript and WebAssembly.
# Said if the screen itself could not be loaded.
mute = “crash.js” didn’t load as a script. It must be next to the page, and the server must send .js files as text/javascript.
