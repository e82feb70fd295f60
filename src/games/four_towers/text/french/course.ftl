title = { $of ->
    [aim] Partisans et seigneurs
    [turn] Un tour
    [expansion] L’expansion
    [lords] Les seigneurs
    [plays] Champions et métiers
    [demons] Les démons, et la fin
    [gathering] Partisans ou métiers
    [cascades] Cascades et seigneurs
    [demoting] Les marqueurs des autres
    [trading] L’influence doublée
   *[ending] Garder la tête
}
turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
some-peasants = { PEASANTS($of) }
some-followers = { FOLLOWERS_OF($count, $of) }
some-lords = { LORDS_OF($count, $of) }
the-merchant = le marchand { CLAN($of) }
ways = { LIST($ways, between: ", ") }
the-champion = { CAPITAL(CHAMPION($of, form: "the")) }
buy = acheter { CHAMPION($of, form: "the") }
expand = pousser { LIST($ways, between: ", ") }
demote = faire descendre l’autre marqueur
draw = prendre { PEASANTS($of) }
place = placer un paysan { CLAN($of) } à { VILLAGE($at) }
assign = garder un paysan { CLAN($of) } comme { SPACE($to) }
merchant = sacrifier le marchand { CLAN($of) }
mountaineer = sacrifier un montagnard : déplacer un paysan { CLAN($of) } { VILLAGE($from, form: "of") } à { VILLAGE($to) }
