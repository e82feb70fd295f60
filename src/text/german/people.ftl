seat = Platz { $number }
person = Mensch
bot = Bot
bot-level = { LEVEL($of) }
