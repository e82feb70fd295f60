title = Council of { "4" }
in-short = Überzeuge Räte mit deinen Karten, verdiene dir Lizenzen, setze Händler in fünfzehn Städte und hol die meisten Punkte.
points = { VP($points) }
round = Runde
numbered = Runde { $number }
titled = Runde { $number }
counted = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
seat = { SEAT_COLOUR($of) }
