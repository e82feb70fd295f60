seats = Die Partie hat { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    } statt { "1" } für jeden Spieler
name-missing = { SEAT_NUMBER($seat) } hat keinen Namen
bad-name = Der Name von { SEAT_NUMBER($seat) } ist länger als { $limit } Zeichen, beginnt oder endet mit einem Leerzeichen oder enthält unsichtbare Zeichen
same-colour = { SEAT_NUMBER($one) } und { SEAT_NUMBER($other) } haben dieselbe Farbe
too-long = Die Partie ist zu lang ({ $bytes } Bytes; höchstens { $limit })
malformed = Der Text ist in Zeile { $line }, Spalte { $column }, beschädigt
other-game = Die Partie gehört zu einem anderen Spiel („{ $game }“)
other-format = Die Partie hat das Format { $format }, und diese Version liest { $readable }
other-rules = Die Partie wurde mit Version { $rules } der Regeln gespielt
other-setup = Version { $rules } der Regeln kennt diesen Aufbau nicht
seed-too-long = Der Startwert ist zu lang (höchstens { $limit } Zeichen)
no-such-seat = Platz { $seat } beginnt, ist aber nicht am Tisch
