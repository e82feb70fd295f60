won-by = { $points ->
    [one] { $tie ->
        [low-card] { $winner } gewinnt bei Gleichstand mit { $points } Punkt: eine niedrigere Karte beim letzten Ereignis.
        [ranks] { $winner } gewinnt bei Gleichstand mit { $points } Punkt: mehr Ränge.
       *[traitors] { $winner } gewinnt bei Gleichstand mit { $points } Punkt: mehr Verräterchips.
    }
   *[other] { $tie ->
        [low-card] { $winner } gewinnt bei Gleichstand mit { $points } Punkten: eine niedrigere Karte beim letzten Ereignis.
        [ranks] { $winner } gewinnt bei Gleichstand mit { $points } Punkten: mehr Ränge.
       *[traitors] { $winner } gewinnt bei Gleichstand mit { $points } Punkten: mehr Verräterchips.
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
