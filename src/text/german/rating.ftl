title = Wertungszahl
now = { $rating } ± { $deviation } · { GAMES($count) } · Höchststand { $best }
counted = Von den oben gezählten Partien zählt jede gegen Bots, außer mit Hilfe, mit einer schon gespielten Verteilung oder wenn du gewählt hast, wer beginnt, oder den gedruckten Aufbau: Wer vor einem Bot liegt, gewinnt gegen ihn. Alle beginnen mit { $new }, und Bots haben die Wertungszahl, die für ihre Stufe gemessen ist.
chart-says = Deine Wertungszahl nach jeder Partie ({ $count }): anfangs { $first }, jetzt { $last }, am höchsten { $best }.
after = Wertungszahl { $rating } ({ $change })
fair = Gegen gleich Starke spielen
fair-note = { LIST(LEVEL($levels)) }, nach deiner Wertungszahl { $rating }
