seat = Joueur { $number }
person = Humain
bot = Robot
bot-level = { LEVEL($of) }
