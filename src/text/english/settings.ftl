### The texts of the settings.

title = Settings
pages = Categories of settings
page-all = All settings
page-look = Look
page-motion = Motion, sound
page-help = Help in play
page-language = Language
page-about = About
theme = Theme
light = Light
dark = Dark
system = System
text-size = Text size
text-size-note = Everything grows with the text, and the layout adapts
# $size (u16)
percent = { $size }%
letters = Letters on pieces
letters-note = Marks coloured pieces and places with a letter
speed = Movement
speed-note = How long bots’ moves are shown and pieces take to travel
normal = Normal
fast = Fast
off = Off
sounds = Sounds
sounds-note = For moves, gains and your turn
volume = Volume
hints = Tips
hints-note = Explain what you point at, and suggest a next step or a lower price
only-moves = Only moves
only-moves-note = Makes a move automatically where no other is possible; if you’re alone at the screen, the log marks it
language = Language
language-note = You can switch in the middle of a game
# With the name of the language.
# $language (Text)
browsers = Browser: { $language }
# Its texts could not be loaded.
# $language (Text)
language-missing = { $language } didn’t load: there’s no connection, or Curia was just updated. Try again, or reload.
kept = Changes apply immediately and are saved on this device.
## Fault: blocked, full, crowded, newer, not-read-back, damaged

# $fault (Fault)
fault = { $fault ->
    [blocked] Changes apply until you close the page: this browser blocks storage.
    [full] Changes apply until you close the page: the browser couldn’t save them.
    [crowded] Changes apply until you close the page: the browser couldn’t save them.
    [not-read-back] Changes apply until you close the page: the browser couldn’t save them.
    [damaged] Changes apply until you close the page: older settings can’t be read and couldn’t be put aside.
   *[newer] Changes apply until you close the page: older settings can’t be read and couldn’t be put aside.
}
done = Done
# Why the page could not be kept for use without a connection, and when that is tried again.
unkept-impossible = Can’t be saved for offline use here: the browser doesn’t offer it, or the address doesn’t begin with https. So you need a connection to open it
unkept-refused = Curia couldn’t be saved: the browser refused, or “sw.js” didn’t come. So you need a connection to open it. It’s tried again at the next visit
unkept-sparing = Not saved for offline use: this connection is slow, or set to save data. It’s tried at a visit with another one
# $file (Text)
unkept-lacking = “{ $file }” couldn’t be saved: it didn’t come, or there’s no room for it. What you have opened works without a connection
# $file (Text)
unkept-failed = “{ $file }” didn’t come as published, or has no room here, so Curia isn’t saved and you need a connection to open it. It’s tried again at the next visit
# $file (Text)
unkept-resting = More than once “{ $file }” didn’t come as published, or had no room here, so Curia isn’t saved and you need a connection to open it. It’s tried again after a day, or with the next version
