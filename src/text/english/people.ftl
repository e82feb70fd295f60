### The words for the players at a table.

# Name of a seat without a name of its own, counted from nought as in positions, game files and arguments.
# $number (u8)
seat = Seat { $number }
# Person at the screen.
person = Person
bot = Bot
# $of (Level)
bot-level = { LEVEL($of) }
