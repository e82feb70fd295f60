title = Council of { "4" }
in-short = Conquista i consigli con le tue carte per avere i permessi, piazza i mercanti in quindici città e finisci con più punti di tutti.
credits = Un gioco di Simone Luciani e Daniele Tascini, edito da Cranio Creations e CMON.
feat = Catena più lunga: { $count }
points = { VP($points) }
round = giro
numbered = giro { $number }
titled = Giro { $number }
counted = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
seat = { SEAT_COLOUR($of) }
search = Città, giocatore, mossa
unconcerned = Per te è tutto come prima: tessere, permessi e prezzi, e nessuno ti ha raggiunto in nobiltà.
temper = { $of ->
    [courtier] { $name } gioca da cortigiano: fra mosse che si equivalgono preferisce la nobiltà.
    [collector] { $name } gioca da collezionista: fra mosse che si equivalgono preferisce i permessi.
    [royalist] { $name } gioca da monarchico: fra mosse che si equivalgono preferisce la regina.
   *[steward] { $name } gioca da maggiordomo: fra mosse che si equivalgono preferisce i servitori.
}
