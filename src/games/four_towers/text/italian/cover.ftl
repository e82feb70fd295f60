title = Four Towers
in-short = Spingi i contadini di villaggio in villaggio, e raccogli seguaci per i signori che diventeranno.
credits = Un gioco di Roger Vernon, edito da Denken Games. Prezzi, bonus e gemme iniziali sono di Curia.
feat = Cascata più lunga: { $count }
points = { POINTS($points) }
round = giro
numbered = giro { $number }
titled = Giro { $number }
counted = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
seat = { $of ->
    [scarlet] prugna, testa tonda
    [cobalt] ardesia, testa quadrata
    [forest] rosa, testa triangolare
    [amber] terra d’ombra, testa a rombo
   *[onyx] { SEAT_COLOUR($of) }
}
search = Villaggio, clan, campione, giocatore
unconcerned = I tuoi punti non sono cambiati.
temper = { $of ->
    [trader] { $name } gioca da commerciante: fra mosse che si equivalgono preferisce i mercanti.
    [climber] { $name } gioca da scalatore: fra mosse che si equivalgono preferisce gli alpinisti.
    [firebrand] { $name } gioca da incendiario: fra mosse che si equivalgono preferisce la via della Città e i demoni.
   *[kingmaker] { $name } gioca da artefice di re: fra mosse che si equivalgono preferisce la via verso Fuori e i signori.
}
