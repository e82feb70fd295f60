expansions = { $count ->
    [one] { $count } Ausbreitung
   *[other] Kaskade aus { $count }
}
    .first = { $count ->
        [one] { $count } Ausbreitung
       *[other] Kaskade aus { $count }
    }
new-lords = { LORDS($of) }
new-demons = { DEMONS($of) }{ $lords ->
    [none] { "" }
    [one] , { LORDS($lords) } folgt
   *[other] , { LORDS($lords) } folgen
}
influence = { $name } { $before } → { $after }
gem = { $name } hat den Edelstein auf { $worth } genommen
doubled = der Einfluss von { $name } zählt doppelt
    .first = Der Einfluss von { $name } zählt doppelt
spared = { $name } hat alle verschont
shown = { CHAMPION($of, form: "the") } liegt in der Auslage
    .first = { CAPITAL(CHAMPION($of, form: "the")) } liegt in der Auslage
brought = { LIST($parts, between: "; ") }.
spoken = { LIST($parts, between: ", ") }.
kept = behalten: { LIST($parts, between: ", ") }
kept-as = { "1" } { CLAN($of, form: "whom") } { SPACE($to) }
kept-not = { "1" } { CLAN($of, form: "whom") } Bauern im Tempel
