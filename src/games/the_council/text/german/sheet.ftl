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
change = { $gains ->
    [yes] { $name } +{ $by }
   *[no] { $name } −{ $by }
}
began-to-count = { LIST(SUIT($suits)) } zählen ab hier
