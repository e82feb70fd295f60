won-by = { $points ->
    [one] { $tie ->
        [low-card] { $winner } gewinnt mit { $points } Punkt nach Gleichstand: eine niedrigere Karte beim letzten Ereignis.
        [ranks] { $winner } gewinnt mit { $points } Punkt nach Gleichstand: mehr Ränge.
       *[traitors] { $winner } gewinnt mit { $points } Punkt nach Gleichstand: mehr Verräterchips.
    }
   *[other] { $tie ->
        [low-card] { $winner } gewinnt mit { $points } Punkten nach Gleichstand: eine niedrigere Karte beim letzten Ereignis.
        [ranks] { $winner } gewinnt mit { $points } Punkten nach Gleichstand: mehr Ränge.
       *[traitors] { $winner } gewinnt mit { $points } Punkten nach Gleichstand: mehr Verräterchips.
    }
}
points = Punkte nach jedem Zug, als wäre die Partie da zu Ende. Jetzt: { LIST($seats, between: ", ") }.
points-of = { $name } { $points }
change = { $gains ->
    [yes] { $name } +{ $by }
   *[no] { $name } −{ $by }
}
began-to-count = { LIST(SUIT($suits)) } zählen ab hier
search = Karte, Zeichen, Spieler
