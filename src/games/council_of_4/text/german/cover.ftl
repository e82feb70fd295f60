title = Council of { "4" }
in-short = Überzeuge Räte mit deinen Karten, verdiene dir Lizenzen, setze Händler in fünfzehn Städte und hol die meisten Punkte.
credits = Ein Spiel von Simone Luciani und Daniele Tascini, erschienen bei Cranio Creations und CMON.
feat = Längste Kette: { $count }
points = { VP($points) }
round = Runde
numbered = Runde { $number }
titled = Runde { $number }
counted = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
seat = { SEAT_COLOUR($of) }
