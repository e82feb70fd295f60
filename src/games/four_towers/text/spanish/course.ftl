title = { $of ->
    [aim] Seguidores y señores
    [turn] Un turno
    [expansion] La expansión
    [lords] Los señores
    [plays] Campeones y oficios
    [demons] Los demonios y el final
    [gathering] Seguidores u oficios
    [cascades] Cascadas y señores
    [demoting] Los marcadores ajenos
    [trading] Influencia doble
   *[ending] Seguir en cabeza
}
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
some-peasants = { PEASANTS($of) }
some-followers = { FOLLOWERS_OF($count, $of) }
some-lords = { LORDS_OF($count, $of) }
the-merchant = el mercader { CLAN($of) }
ways = { LIST($ways, between: ", ") }
the-champion = { CAPITAL(CHAMPION($of, form: "the")) }
buy = comprar { CHAMPION($of, form: "the") }
expand = empujar { LIST($ways, between: ", ") }
demote = bajar el otro marcador
draw = tomar { PEASANTS($of) }
place = colocar un campesino { CLAN($of) } en { VILLAGE($at) }
assign = conservar un campesino { CLAN($of) } como { SPACE($to) }
merchant = sacrificar el mercader { CLAN($of) }
mountaineer = sacrificar un { trade-mountaineer }: mover un campesino { CLAN($of) } de { VILLAGE($from) } a { VILLAGE($to) }
