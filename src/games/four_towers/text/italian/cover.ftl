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
