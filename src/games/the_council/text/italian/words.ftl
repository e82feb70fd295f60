suit-moons = Lune
    .one = Luna
    .the = le Lune
    .in = nelle Lune
suit-suns = Soli
    .one = Sole
    .the = i Soli
    .in = nei Soli
suit-waves = Onde
    .one = Onda
    .the = le Onde
    .in = nelle Onde
suit-leaves = Foglie
    .one = Foglia
    .the = le Foglie
    .in = nelle Foglie
suit-wyrms = Draghi
    .one = Drago
    .the = i Draghi
    .in = nei Draghi
suit-knots = Nodi
    .one = Nodo
    .the = i Nodi
    .in = nei Nodi

card-ace-of-moons = Asso di Lune
    .the = l’Asso di Lune
card-ace-of-suns = Asso di Soli
    .the = l’Asso di Soli
card-ace-of-waves = Asso di Onde
    .the = l’Asso di Onde
card-ace-of-leaves = Asso di Foglie
    .the = l’Asso di Foglie
card-ace-of-wyrms = Asso di Draghi
    .the = l’Asso di Draghi
card-ace-of-knots = Asso di Nodi
    .the = l’Asso di Nodi
card-author = L’Autore
card-desert = Il Deserto
card-origin = L’Origine
card-journey = Il Viaggio
card-painter = Il Pittore
card-savage = Il Selvaggio
card-mountain = La Montagna
card-sailor = Il Marinaio
card-battle = La Battaglia
card-forest = La Foresta
card-discovery = La Scoperta
card-soldier = Il Soldato
card-lunatic = Il Folle
card-penitent = Il Penitente
card-market = Il Mercato
card-chance-meeting = L’Incontro
card-castle = Il Castello
card-cave = La Grotta
card-diplomat = Il Diplomatico
card-mill = Il Mulino
card-betrayal = Il Tradimento
card-pact = Il Patto
card-darkness = L’Oscurità
card-merchant = Il Mercante
card-harvest = Il Raccolto
card-watchman = La Sentinella
card-light-keeper = Il Custode del faro
card-borderland = Il Confine
card-consul = Il Console
card-rite = Il Rito
card-island = L’Isola
card-window = La Finestra
card-huntress = La Cacciatrice
card-bard = Il Bardo
card-sea = Il Mare
card-end = La Fine
card-calamity = La Calamità
card-windfall = La Fortuna

kind-ace = Asso
    .a = un Asso
kind-number = Numero
    .a = un numero
kind-pawn = Pedina
    .a = una Pedina
kind-court = Corte
    .a = una Corte
kind-crown = Corona
    .a = una Corona

chips = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ranks = { $count ->
    [one] { $count } rango
   *[other] { $count } ranghi
}
traitors = { $count ->
    [one] { $count } gettone traditore
   *[other] { $count } gettoni traditore
}
players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

chips-of = { $count ->
    [one] { $count } { SUIT($suit, form: "one") }
   *[other] { $count } { SUIT($suit) }
}
# Chips that fit the event.
# $count (u16)
chips-that-fit = { $count ->
    [0] non ne hai di adatti
    [1] ne hai { $count } adatto
   *[more] ne hai { $count } adatti
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
    [number] numero { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
risen = { $to ->
    [none] { SUIT($suit, form: "in") } resta a { $from }, il rango è perso
   *[some] { SUIT($suit) } { $from } → { $to }
}
ordinal = { $place }
number = { $number }
# $name (Name)
to = { $name ->
    [a] ad { $name }
   *[other] a { $name }
}
