start-with = In Zugreihenfolge: { LIST($coins, between: " / ") } Münzen, { LIST($servants, between: " / ") } Diener, { "6" } Karten
board = Spielplan
random-sides = Zufällige Seiten
board-facts = { $roads } Straßen. Die Königin beginnt in { $royal }. Jeder Spielplan hat { "5" } Goldstädte, { "4" } Silberstädte, { "3" } Bronzestädte und { "2" } Eisenstädte.
nobility = Erste Adelsboni
nobility-printed = Felder { "2" } und { "4" }
nobility-manual = Felder { "1" } und { "3" }
board-name = { $board ->
    [none] Eigener Spielplan
   *[some] Spielplan { $board }
}
