seat = Asiento { $number }
person = Persona
bot = Bot
bot-level = { LEVEL($of) }
