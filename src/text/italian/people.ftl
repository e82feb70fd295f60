seat = Posto { $number }
person = Persona
bot = Bot
bot-level = { LEVEL($of) }
