label = Mappa
outside = Fuori
city = Città di fuoco
in-a-sentence = { VILLAGE($of) }, { $letter }, { RING($ring) }{ $home ->
    [none] { "" }
   *[some] , { home-village } del clan { CLAN($home) }
}. { $there ->
    [none] Vuoto
   *[some] { PEASANTS($there) }
}. Vie verso { LIST($ends) }.
to-village = { VILLAGE($to) }
to-outside = l’esterno
to-city = la Città
legal = Aperto ai contadini { CLAN($of, form: "some") }{ $expansions ->
    [0] { "" }
    [1] : si espande
   *[more] : si espande, { $expansions } espansioni in tutto
}.
not-legal = Chiuso ai contadini { CLAN($of, form: "some") }.
waits = Aspetta di espandersi.
next = prossimo
tower = Torre del clan { CLAN($of) }: { $lords ->
    [one] { $lords } signore
   *[other] { $lords } signori
}
city-with-demons = Città di fuoco: { $of ->
    [none] nessun demone
   *[some] { LIST(DEMONS_OF($of)) }
}
temple = Tempio: { $of ->
    [none] nessuno spirito
   *[some] { LIST(SPIRITS_OF($of)) }
}, { GEMS($gems) }
supply = Riserva: { PEASANTS_OF($count, $of) }
cascade = { LIST($parts, between: ", ") }
expansions = { $count ->
    [one] { $count } espansione
   *[other] { $count } espansioni
}
lords-in-all = { $count ->
    [one] { $count } signore
   *[other] { $count } signori
}
demons-in-all = { $count ->
    [one] { $count } demone
   *[other] { $count } demoni
}
track-space = { POINTS($value) }{ $gem ->
    [yes] , una gemma
   *[no] { "" }
}{ $names ->
    [none] { "" }
   *[some] : { LIST($names) }
}
track = Percorso dell’influenza
west = Ovest
east = Est
all = Tutto
