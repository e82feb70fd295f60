label = Carte
outside = Dehors
city = Cité de feu
in-a-sentence = { VILLAGE($of) }, { $letter }, { RING($ring) }{ $home ->
    [none] { "" }
   *[some] , foyer { CLAN($home) }
}. { $there ->
    [none] Vide
   *[some] { PEASANTS($there) }
}. Chemins vers { LIST($ends) }.
to-village = { VILLAGE($to) }
to-outside = le dehors
to-city = la Cité
legal = Ouvert au { CLAN($of) }{ $expansions ->
    [0] { "" }
    [1]  : s’étend
   *[more]  : s’étend, { $expansions } en tout
}.
not-legal = Fermé au { CLAN($of) }.
waits = Attend de s’étendre.
next = suivant
tower = Tour du clan { CLAN($of) } : { $lords ->
    [one] { $lords } seigneur
   *[other] { $lords } seigneurs
}
city-with-demons = Cité de feu : { $of ->
    [none] aucun démon
   *[some] { LIST(DEMONS_OF($of)) }
}
temple = Temple : { $of ->
    [none] aucun esprit
   *[some] { LIST(SPIRITS_OF($of)) }
}, { GEMS($gems) }
supply = Réserve : { PEASANTS_OF($count, $of) }
cascade = { LIST($parts, between: ", ") }
expansions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
lords-in-all = { $count ->
    [one] { $count } seigneur
   *[other] { $count } seigneurs
}
demons-in-all = { $count ->
    [one] { $count } démon
   *[other] { $count } démons
}
track-space = { POINTS($value) }{ $gem ->
    [yes] , une gemme
   *[no] { "" }
}{ $names ->
    [none] { "" }
   *[some]  : { LIST($names) }
}
track = Piste d’influence
west = Ouest
east = Est
all = Tout
