title = The Council
in-short = Prendi carte, offri insieme agli altri e stai sopra l’impero quando cade.
credits = Un gioco di Adam Blinkinsop per il Decktet, le carte a sei semi di P. D. Magnus.
feat = Rango più alto: { $count }
points = { POINTS($points) }
round = mano
numbered = mano { $number }
titled = Mano { $number }
counted = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
seat = { SEAT_COLOUR($of) }
search = Carta, seme, giocatore
unconcerned = Non hai ottenuto né perso niente, e nessun altro è salito sopra l’impero.
temper = { $of ->
    [miser] { $name } gioca da avaro: fra offerte che si equivalgono preferisce la meno cara.
    [loyalist] { $name } gioca da fedele: fra carte che si equivalgono preferisce il suo seme più forte.
    [pretender] { $name } gioca da pretendente: fra carte che si equivalgono preferisce le Corone.
   *[stargazer] { $name } gioca da astrologo: fra carte che si equivalgono preferisce le Lune.
}
