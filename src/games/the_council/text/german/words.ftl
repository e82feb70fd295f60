suit-moons = Monde
    .at = den Monden
    .one = Mond
    .one-bid = Mond
suit-suns = Sonnen
    .at = den Sonnen
    .one = Sonne
    .one-bid = Sonne
suit-waves = Wellen
    .at = den Wellen
    .one = Welle
    .one-bid = Welle
suit-leaves = Blätter
    .at = den Blättern
    .one = Blatt
    .one-bid = Blatt
suit-wyrms = Drachen
    .at = den Drachen
    .one = Drache
    .one-bid = Drachen
suit-knots = Knoten
    .at = den Knoten
    .one = Knoten
    .one-bid = Knoten

card-ace-of-moons = Ass der Monde
    .the = das Ass der Monde
    .object = das Ass der Monde
card-ace-of-suns = Ass der Sonnen
    .the = das Ass der Sonnen
    .object = das Ass der Sonnen
card-ace-of-waves = Ass der Wellen
    .the = das Ass der Wellen
    .object = das Ass der Wellen
card-ace-of-leaves = Ass der Blätter
    .the = das Ass der Blätter
    .object = das Ass der Blätter
card-ace-of-wyrms = Ass der Drachen
    .the = das Ass der Drachen
    .object = das Ass der Drachen
card-ace-of-knots = Ass der Knoten
    .the = das Ass der Knoten
    .object = das Ass der Knoten
card-author = Der Autor
    .the = der Autor
    .object = den Autor
card-desert = Die Wüste
    .the = die Wüste
    .object = die Wüste
card-origin = Der Ursprung
    .the = der Ursprung
    .object = den Ursprung
card-journey = Die Reise
    .the = die Reise
    .object = die Reise
card-painter = Der Maler
    .the = der Maler
    .object = den Maler
card-savage = Der Wilde
    .the = der Wilde
    .object = den Wilden
card-mountain = Der Berg
    .the = der Berg
    .object = den Berg
card-sailor = Der Seemann
    .the = der Seemann
    .object = den Seemann
card-battle = Die Schlacht
    .the = die Schlacht
    .object = die Schlacht
card-forest = Der Wald
    .the = der Wald
    .object = den Wald
card-discovery = Die Entdeckung
    .the = die Entdeckung
    .object = die Entdeckung
card-soldier = Der Soldat
    .the = der Soldat
    .object = den Soldaten
card-lunatic = Der Narr
    .the = der Narr
    .object = den Narren
card-penitent = Der Büßer
    .the = der Büßer
    .object = den Büßer
card-market = Der Markt
    .the = der Markt
    .object = den Markt
card-chance-meeting = Die Begegnung
    .the = die Begegnung
    .object = die Begegnung
card-castle = Die Burg
    .the = die Burg
    .object = die Burg
card-cave = Die Höhle
    .the = die Höhle
    .object = die Höhle
card-diplomat = Der Diplomat
    .the = der Diplomat
    .object = den Diplomaten
card-mill = Die Mühle
    .the = die Mühle
    .object = die Mühle
card-betrayal = Der Verrat
    .the = der Verrat
    .object = den Verrat
card-pact = Der Pakt
    .the = der Pakt
    .object = den Pakt
card-darkness = Die Finsternis
    .the = die Finsternis
    .object = die Finsternis
card-merchant = Der Händler
    .the = der Händler
    .object = den Händler
card-harvest = Die Ernte
    .the = die Ernte
    .object = die Ernte
card-watchman = Der Wächter
    .the = der Wächter
    .object = den Wächter
card-light-keeper = Der Lichthüter
    .the = der Lichthüter
    .object = den Lichthüter
card-borderland = Das Grenzland
    .the = das Grenzland
    .object = das Grenzland
card-consul = Der Konsul
    .the = der Konsul
    .object = den Konsul
card-rite = Das Ritual
    .the = das Ritual
    .object = das Ritual
card-island = Die Insel
    .the = die Insel
    .object = die Insel
card-window = Das Fenster
    .the = das Fenster
    .object = das Fenster
card-huntress = Die Jägerin
    .the = die Jägerin
    .object = die Jägerin
card-bard = Der Barde
    .the = der Barde
    .object = den Barden
card-sea = Das Meer
    .the = das Meer
    .object = das Meer
card-end = Das Ende
    .the = das Ende
    .object = das Ende
card-calamity = Das Unheil
    .the = das Unheil
    .object = das Unheil
card-windfall = Der Glücksfall
    .the = der Glücksfall
    .object = den Glücksfall

kind-ace = Ass
    .a = ein Ass
kind-number = Zahl
    .a = eine Zahl
kind-pawn = Bauer
    .a = ein Bauer
kind-court = Hof
    .a = ein Hof
kind-crown = Krone
    .a = eine Krone

chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
ranks = { $count ->
    [one] { $count } Rang
   *[other] { $count } Ränge
}
traitors = { $count ->
    [one] { $count } Verräterchip
   *[other] { $count } Verräterchips
}
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}

# As what is bid or brought.
chips-of = { $count ->
    [one] { $count } { SUIT($suit, form: "one-bid") }
   *[other] { $count } { SUIT($suit) }
}
# As what is there.
# $count (u8) $suit (Suit)
chips-there = { $count ->
    [one] { $count } { SUIT($suit, form: "one") }
   *[other] { $count } { SUIT($suit) }
}
# Chips that fit the event.
# $count (u16)
chips-that-fit = { $count ->
    [0] keine passenden
    [1] { $count } passenden
   *[more] { $count } passende
}

mark = { $kind ->
    [ace] { KIND($kind) }
    [number] { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
kind-and-rank = { $kind ->
    [ace] { KIND($kind) }
    [number] Zahl { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
risen = { $to ->
    [none] { SUIT($suit) } bleiben auf { $from }, der Rang verfällt
   *[some] { SUIT($suit) } { $from } → { $to }
}
ordinal = { $place }
number = { $number }
