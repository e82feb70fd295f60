start-with = In ordine di turno: { LIST($coins, between: " / ") } monete, { LIST($servants, between: " / ") } servitori, { "6" } carte
board = Tabellone
random-sides = Lati a caso
board-facts = { $roads } strade. La regina parte da { $royal }. Ogni tabellone ha { "5" } città d’oro, { "4" } d’argento, { "3" } di bronzo e { "2" } di ferro.
nobility = Primi bonus di nobiltà
nobility-printed = Caselle { "2" } e { "4" }
nobility-manual = Caselle { "1" } e { "3" }
board-name = { $board ->
    [none] Tabellone personale
   *[some] Tabellone { $board }
}
