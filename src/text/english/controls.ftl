### The texts of small controls that all screens share.

close = Close
switch-theme = Light or dark
# The print on a key, by the browser's name for it.
key-escape = Esc
key-enter = Enter
key-home = Home
key-end = End
key-backspace = Backspace
key-space = Space
shift = Shift
control = Ctrl
