suit-moons = Lunas
    .one = Luna
suit-suns = Soles
    .one = Sol
suit-waves = Olas
    .one = Ola
suit-leaves = Hojas
    .one = Hoja
suit-wyrms = Sierpes
    .one = Sierpe
suit-knots = Nudos
    .one = Nudo

card-ace-of-moons = As de Lunas
    .the = el As de Lunas
card-ace-of-suns = As de Soles
    .the = el As de Soles
card-ace-of-waves = As de Olas
    .the = el As de Olas
card-ace-of-leaves = As de Hojas
    .the = el As de Hojas
card-ace-of-wyrms = As de Sierpes
    .the = el As de Sierpes
card-ace-of-knots = As de Nudos
    .the = el As de Nudos
card-author = El Autor
card-desert = El Desierto
card-origin = El Origen
card-journey = El Viaje
card-painter = El Pintor
card-savage = El Salvaje
card-mountain = La Montaña
card-sailor = El Marinero
card-battle = La Batalla
card-forest = El Bosque
card-discovery = El Hallazgo
card-soldier = El Soldado
card-lunatic = El Lunático
card-penitent = El Penitente
card-market = El Mercado
card-chance-meeting = El Encuentro
card-castle = El Castillo
card-cave = La Cueva
card-diplomat = El Diplomático
card-mill = El Molino
card-betrayal = La Traición
card-pact = El Pacto
card-darkness = La Oscuridad
card-merchant = El Mercader
card-harvest = La Cosecha
card-watchman = El Vigía
card-light-keeper = El Farero
card-borderland = La Frontera
card-consul = El Cónsul
card-rite = El Rito
card-island = La Isla
card-window = La Ventana
card-huntress = La Cazadora
card-bard = El Bardo
card-sea = El Mar
card-end = El Final
card-calamity = La Calamidad
card-windfall = La Fortuna

kind-ace = As
    .a = un As
kind-number = Número
    .a = un número
kind-pawn = Peón
    .a = un Peón
kind-court = Corte
    .a = una Corte
kind-crown = Corona
    .a = una Corona

chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
ranks = { $count ->
    [one] { $count } rango
   *[other] { $count } rangos
}
traitors = { $count ->
    [one] { $count } ficha de traidor
   *[other] { $count } fichas de traidor
}
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

chips-of = { $count ->
    [one] { $count } { SUIT($suit, form: "one") }
   *[other] { $count } { SUIT($suit) }
}
# Chips that fit the event.
# $count (u16)
chips-that-fit = { $count ->
    [0] no tienes ninguna que sirva
    [1] tienes { $count } que sirve
   *[more] tienes { $count } que sirven
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
    [number] número { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
risen = { $to ->
    [none] siguió en { $from } en { SUIT($suit) }, el rango se perdió
   *[some] { SUIT($suit) } { $from } → { $to }
}
ordinal = { $place ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[more] quinta
}
number = { $number }
