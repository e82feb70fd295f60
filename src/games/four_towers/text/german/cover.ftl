title = Four Towers
in-short = Schieb Bauern von Dorf zu Dorf und sammle Anhänger für die { lord.many }, die aus ihnen werden.
credits = Ein Spiel von Roger Vernon, erschienen bei Denken Games. Preise, Boni und Edelsteine am Anfang sind von Curia.
feat = Längste Kaskade: { $count }
points = { POINTS($points) }
round = Runde
numbered = Runde { $number }
titled = Runde { $number }
counted = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
seat = { $of ->
    [scarlet] Pflaume, runder Kopf
    [cobalt] Schiefer, eckiger Kopf
    [forest] Rosa, dreieckiger Kopf
    [amber] Umbra, rautenförmiger Kopf
   *[onyx] { SEAT_COLOUR($of) }
}
search = Dorf, Clan, Held, Spieler
unconcerned = Nichts davon hat deine Punkte verändert.
temper = { $of ->
    [trader] { $name } spielt als Kaufmann: Unter ähnlich guten Aktionen gehen Händler vor.
    [climber] { $name } spielt als Gipfelstürmer: Unter ähnlich guten Aktionen gehen Bergsteiger vor.
    [firebrand] { $name } spielt als Brandstifter: Unter ähnlich guten Aktionen gehen der Weg zur Stadt und Dämonen vor.
   *[kingmaker] { $name } spielt als Königsmacher: Unter ähnlich guten Aktionen gehen der Weg nach draußen und Fürsten vor.
}
