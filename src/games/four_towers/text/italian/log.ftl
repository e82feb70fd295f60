expansions = { $count ->
    [one] { $count } espansione
   *[other] cascata di { $count }
}
    .first = { $count ->
        [one] { $count } espansione
       *[other] Cascata di { $count }
    }
new-lords = { LORDS($of) }
new-demons = { DEMONS($of) }{ $lords ->
    [none] { "" }
    [one] , { LORDS($lords) } segue
   *[other] , { LORDS($lords) } seguono
}
influence = { $name } { $before } → { $after }
gem = { $name } ha preso la gemma della casella { $worth }
doubled = l’influenza di { $name } conta due volte
    .first = L’influenza di { $name } conta due volte
spared = { $name } ha risparmiato tutti
shown = si scopre { CHAMPION($of, form: "the") }
    .first = Si scopre { CHAMPION($of, form: "the") }
brought = { LIST($parts, between: "; ") }.
spoken = { LIST($parts, between: ", ") }.
kept = assegnazione: { LIST($parts, between: ", ") }
kept-as = un { SPACE($to) } { CLAN($of) }
kept-not = un contadino { CLAN($of) } al tempio
