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
search = Carta, palo, jugador
unconcerned = No ganaste ni perdiste nada, y nadie más superó al imperio.
temper = { $of ->
    [miser] { $name } juega como tacaño: entre pujas parecidas, prefiere la más barata.
    [loyalist] { $name } juega como leal: entre cartas parecidas, prefiere su palo más fuerte.
    [pretender] { $name } juega como pretendiente: entre cartas parecidas, prefiere las Coronas.
   *[stargazer] { $name } juega como astrólogo: entre cartas parecidas, prefiere las Lunas.
}
