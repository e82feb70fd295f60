label = Mapa
outside = Afuera
city = Ciudad de Fuego
in-a-sentence = { VILLAGE($of) }, { $letter }, { RING($ring) }{ $home ->
    [none] { "" }
   *[some] , { home-village } del clan { CLAN($home) }
}. { $there ->
    [none] Vacía
   *[some] { PEASANTS($there) }
}. Rutas: { LIST($ends) }.
to-village = { VILLAGE($to) }
to-outside = Afuera
to-city = la Ciudad
legal = Admite un campesino { CLAN($of) }{ $expansions ->
    [0] { "" }
    [1] : se expande
   *[more] : se expande, { $expansions } expansiones en total
}.
not-legal = No admite ningún campesino { CLAN($of) }.
waits = Espera para expandirse.
next = siguiente
tower = Torre del clan { CLAN($of) }: { $lords ->
    [one] { $lords } señor
   *[other] { $lords } señores
}
city-with-demons = Ciudad de Fuego: { $of ->
    [none] ningún demonio
   *[some] { LIST(DEMONS_OF($of)) }
}
temple = Templo: { $of ->
    [none] ningún espíritu
   *[some] { LIST(SPIRITS_OF($of)) }
}, { GEMS($gems) }
supply = Reserva: { PEASANTS_OF($count, $of) }
cascade = { LIST($parts, between: ", ") }
expansions = { $count ->
    [one] { $count } expansión
   *[other] { $count } expansiones
}
lords-in-all = { $count ->
    [one] { $count } señor
   *[other] { $count } señores
}
demons-in-all = { $count ->
    [one] { $count } demonio
   *[other] { $count } demonios
}
track-space = { POINTS($value) }{ $gem ->
    [yes] , una gema
   *[no] { "" }
}{ $names ->
    [none] { "" }
   *[some] : { LIST($names) }
}
track = { CAPITAL(scale) } de influencia
west = Oeste
east = Este
all = Todo
