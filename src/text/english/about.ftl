### The texts about the page itself: its version, updates and third-party work.

## Held: turn, unsaved

# The page with its version.
# $version (Text)
version = Curia, version { $version }
unofficial = A fan project, not affiliated with, endorsed by or connected to the publishers or the authors of the games
name = Curia
# The list of the games' authors.
games = About the games
games-note = Curia is a fan project; these people made the games. If you like one here, look for it in print.
# That it is unofficial, in short, with a word on privacy.
in-short = An unofficial fan project. Nothing leaves this device.
offline = Offline
is-kept = Curia is saved on this device and opens without a connection
is-kept-in-part = What you have opened is saved on this device and works without a connection
is-coming = Saving the rest. You can play on
# The button that keeps all of the page, with its size in megabytes.
# $size (u16)
keep-all = Keep everything ({ $size } MB)
is-not-kept = Not saved for offline use yet: you need a connection to open it
licences = Licences
licences-note = Curia is under the MIT or Apache { "2.0" } licence, its fonts under the SIL Open Font License { "1.1" }
alegreya = Font Alegreya
source-sans = Font Source Sans { "3" }
others = Third-party work
update-ready = A new version is ready
update-note = The page reloads, and your game continues where it was
# $held (Held)
update-held = { $held ->
    [turn] You can update after your turn
   *[unsaved] You can update once every game is saved
}
update = Update
# Name of the button of the settings while a new version is ready.
settings-with-update = Settings; a new version is ready
