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
    } sigue { LORDS($lords) }
   *[other] , { $of ->
        [one] lo
       *[other] los
    } siguen { LORDS($lords) }
}
influence = { $name } { $before } → { $after }
gem = { $name } se llevó la gema de la casilla { $worth }
doubled = la influencia cuenta doble para { $name }
    .first = La influencia cuenta doble para { $name }
spared = { $name } perdonó a todos
shown = { CHAMPION($of, form: "the") } queda visible
    .first = { CAPITAL(CHAMPION($of, form: "the")) } queda visible
brought = { LIST($parts, between: "; ") }.
spoken = { LIST($parts, between: ", ") }.
kept = asignó { LIST($parts, between: ", ") }
kept-as = un { CLAN($of) } como { SPACE($to) }
kept-not = un { CLAN($of) } al templo
