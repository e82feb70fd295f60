title = The Council
in-short = Toma cartas, puja con los demás y supera al imperio cuando caiga.
credits = Un juego de Adam Blinkinsop para el Decktet, las cartas de seis palos de P. D. Magnus.
feat = Rango más alto: { $count }
points = { POINTS($points) }
round = mano
numbered = mano { $number }
titled = Mano { $number }
counted = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
seat = { SEAT_COLOUR($of) }
