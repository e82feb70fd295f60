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
search = Stadt, Spieler, Aktion
unconcerned = Für dich ist alles wie zuvor: Belohnungen, Lizenzen und Preise, und niemand hat dich im Adel eingeholt.
temper = { $of ->
    [courtier] { $name } spielt als Höfling: Unter ähnlich guten Aktionen geht Adel vor.
    [collector] { $name } spielt als Sammler: Unter ähnlich guten Aktionen gehen Lizenzen vor.
    [royalist] { $name } spielt als Royalist: Unter ähnlich guten Aktionen geht die Königin vor.
   *[steward] { $name } spielt als Verwalter: Unter ähnlich guten Aktionen gehen Diener vor.
}
