expansions = { $count ->
    [one] { $count } expansion
   *[other] cascade de { $count }
}
    .first = { $count ->
        [one] { $count } expansion
       *[other] Cascade de { $count }
    }
new-lords = { LORDS($of) }
new-demons = { DEMONS($of) }{ $lords ->
    [none] { "" }
    [one] , { LORDS($lords) } suit
   *[other] , { LORDS($lords) } suivent
}
influence = { $name } { $before } → { $after }
gem = { $name } a pris la gemme de la case { $worth }
doubled = l’influence compte deux fois pour { $name }
    .first = L’influence compte deux fois pour { $name }
spared = { $name } a épargné tout le monde
shown = { CHAMPION($of, form: "the") } est visible
    .first = { CAPITAL(CHAMPION($of, form: "the")) } est visible
brought = { LIST($parts, between: " ; ") }.
spoken = { LIST($parts, between: ", ") }.
kept = gardé : { LIST($parts, between: ", ") }
kept-as = un { SPACE($to) } { CLAN($of) }
kept-not = un { CLAN($of) } au temple
