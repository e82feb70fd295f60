expansions = { $count ->
    [one] { $count } expansión
   *[other] cascada de { $count }
}
    .first = { $count ->
        [one] { $count } expansión
       *[other] Cascada de { $count }
    }
new-lords = { LORDS($of) }
new-demons = { DEMONS($of) }{ $lords ->
    [none] { "" }
    [one] , { $of ->
        [one] lo
       *[other] los
    } siguió { LORDS($lords) }
   *[other] , { $of ->
        [one] lo
       *[other] los
    } siguieron { LORDS($lords) }
}
influence = { $name } { $before } → { $after }
gem = { $name } se llevó la gema de la casilla { $worth }
doubled = la influencia contará doble para { $name }
    .first = La influencia contará doble para { $name }
spared = { $name } perdonó a todos
shown = { CHAMPION($of, form: "the") } quedó visible
    .first = { CAPITAL(CHAMPION($of, form: "the")) } quedó visible
brought = { LIST($parts, between: "; ") }.
spoken = { LIST($parts, between: ", ") }.
kept = asignó { LIST($parts, between: ", ") }
kept-as = un campesino { CLAN($of) } como { SPACE($to) }
kept-not = un campesino { CLAN($of) } al templo
