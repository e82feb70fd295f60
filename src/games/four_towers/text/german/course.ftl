title = { $of ->
    [aim] Anhänger und { lord.many }
    [turn] Ein Zug
    [expansion] Ausbreitung
    [lords] { lord.many }
    [plays] Helden und Gewerbe
    [demons] Dämonen und das Ende
    [gathering] Anhänger oder Gewerbe
    [cascades] Kaskaden und { lord.many }
    [demoting] Die Marker der anderen
    [trading] Doppelter Einfluss
   *[ending] In Führung bleiben
}
turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
some-peasants = { PEASANTS($of, form: "whom") }
some-followers = { FOLLOWERS_OF($count, $of, form: "whom") }
some-lords = { LORDS_OF($count, $of, form: "whom") }
the-merchant = den { CLAN($of, form: "whom") } Händler
ways = { LIST($ways, between: ", ") }
the-champion = { CAPITAL(CHAMPION($of, form: "the")) }
buy = { CHAMPION($of, form: "whom") } kaufen
expand = { LIST($ways, between: ", ") }
demote = den anderen Marker senken
draw = { PEASANTS($of, form: "whom") } nehmen
place = einen { CLAN($of, form: "whom") } Bauern nach { VILLAGE($at) } setzen
assign = einen { CLAN($of, form: "whom") } Bauern als { SPACE($to) } behalten
merchant = den { CLAN($of, form: "whom") } Händler opfern
mountaineer = einen Bergsteiger opfern: einen { CLAN($of, form: "whom") } Bauern von { VILLAGE($from) } nach { VILLAGE($to) } bewegen
