### What stands beside each other: labels with what they are about, sentences, facts.

# A part of a sentence as a sentence.
# $said (Text)
sentence = { $said }.
# Something, and what is said of it.
# $what (Text) $said (Text)
said-of = { $what }: { $said }
# A label, and a sentence about it.
# $label (Text) $sentence (Text)
and-sentence = { $label }. { $sentence }
# The parts of a label.
# $all (List)
parts = { LIST($all, between: ", ") }
# Facts beside each other.
# $all (List)
facts = { LIST($all, between: " · ") }
# The number of a turn in a game, and whose it is.
# $number (u16) $name (Name)
turn-of = Turn { $number } · { $name }
