sentence = { $said }.
said-of = { $what }: { $said }
and-sentence = { $label }. { $sentence }
parts = { LIST($all, between: ", ") }
facts = { LIST($all, between: " · ") }
turn-of = Zug { $number } · { $name }
