label = Landkarte
outside = Draußen
city = Feuerstadt
in-a-sentence = { VILLAGE($of) }, { $letter }, { RING($ring) }{ $home ->
    [none] { "" }
   *[some] , Heimat von { CLAN($home) }
}. { $there ->
    [none] Leer
   *[some] { PEASANTS($there) }
}. Wege { LIST($ends) }.
to-village = nach { VILLAGE($to) }
to-outside = nach draußen
to-city = in die Stadt
legal = Offen für { CLAN($of) }{ $expansions ->
    [0] { "" }
    [1] : breitet sich aus
   *[more] : breitet sich aus, insgesamt { $expansions } Ausbreitungen
}.
not-legal = Nicht offen für { CLAN($of) }.
waits = Wartet auf die Ausbreitung.
next = nächstes
tower = { CAPITAL(CLAN($of, form: "one")) } Turm: { $lords ->
    [one] { $lords } { lord }
   *[other] { $lords } { lord.many }
}
city-with-demons = Feuerstadt: { $of ->
    [none] keine Dämonen
   *[some] { LIST(DEMONS_OF($of)) }
}
temple = Tempel: { $of ->
    [none] keine Geister
   *[some] { LIST(SPIRITS_OF($of)) }
}, { GEMS($gems) }
supply = Vorrat: { PEASANTS_OF($count, $of) }
cascade = { LIST($parts, between: ", ") }
expansions = { $count ->
    [one] { $count } Ausbreitung
   *[other] { $count } Ausbreitungen
}
lords-in-all = { $count ->
    [one] { $count } { lord }
   *[other] { $count } { lord.many }
}
demons-in-all = { $count ->
    [one] { $count } Dämon
   *[other] { $count } Dämonen
}
track-space = { POINTS($value) }{ $gem ->
    [yes] , ein Edelstein
   *[no] { "" }
}{ $names ->
    [none] { "" }
   *[some] : { LIST($names) }
}
track = Einflussleiste
west = Westen
east = Osten
all = Alles
