### The map: villages with who is in them, and what a placement would set off.

label = Map
outside = Outside
city = City of Fire
# A village in one sentence: name, letter, ring, the clan whose home it is, who is in it, and where its lines lead.
# $of (Village) $letter (Text) $ring (Ring) $home (Option<Clan>) $there (Clans of Clan) $ends (List)
in-a-sentence = { VILLAGE($of) }, { $letter }, { RING($ring) }{ $home ->
    [none] { "" }
   *[some] , { CLAN($home) } home
}. { $there ->
    [none] Empty
   *[some] { PEASANTS($there) }
}. Lines to { LIST($ends) }.
# Where a line leads, after “Lines to”.
# $to (Village)
to-village = { VILLAGE($to) }
to-outside = the outside
to-city = the City
# What is added for a peasant of a clan in the hand: expansions if it were placed here.
# $of (Clan) $expansions (u8)
legal = Open to { CLAN($of) }{ $expansions ->
    [0] { "" }
    [1] : expands
   *[more] : expands, { $expansions } in all
}.
# $of (Clan)
not-legal = Not open to { CLAN($of) }.
waits = Waiting to expand.
# The badge of the village that expands next.
next = next
# $of (Clan) $lords (u8)
tower = { CAPITAL(CLAN($of)) } tower: { $lords ->
    [one] { $lords } lord
   *[other] { $lords } lords
}
# $of (Pile of Clan)
city-with-demons = City of Fire: { $of ->
    [none] no demons
   *[some] { LIST(DEMONS_OF($of)) }
}
# $of (Pile of Clan) $gems (u8)
temple = Temple: { $of ->
    [none] no spirits
   *[some] { LIST(SPIRITS_OF($of)) }
}, { GEMS($gems) }
# $of (Clan) $count (u8)
supply = Supply: { PEASANTS_OF($count, $of) }
# A cascade: those of the three messages that follow of which there is something.
# $parts (List)
cascade = { LIST($parts, between: ", ") }
# $count (u8)
expansions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
# $count (u8)
lords-in-all = { $count ->
    [one] { $count } lord
   *[other] { $count } lords
}
# $count (u8)
demons-in-all = { $count ->
    [one] { $count } demon
   *[other] { $count } demons
}
# A space of the track: its value, whether there is a gem, and who is on it.
# $value (u16) $gem (bool) $names (List)
track-space = { POINTS($value) }{ $gem ->
    [yes] , a gem
   *[no] { "" }
}{ $names ->
    [none] { "" }
   *[some] : { LIST($names) }
}
track = Influence track
# Parts of the map on a phone.
west = West
east = East
all = All
