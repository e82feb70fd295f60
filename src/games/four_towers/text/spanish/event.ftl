game-began = Empezó la partida: primero jugó { $name }.
began-with-gems = { $name } empezó con { GEMS($gems) }.
champion-revealed = { CAPITAL(CHAMPION($of, form: "the")) } quedó visible en el hueco { $slot }.
turn-began = Empezó el turno { $number }: { $name }.
champion-hired = { WHO($name) } { $paid ->
    [none] tomó { CHAMPION($of, form: "the") } del hueco { $slot }, gratis como tercero
   *[some] compró { CHAMPION($of, form: "the") } del hueco { $slot } por { FOLLOWERS($paid) }
}.
gems-given = { CAPITAL(CHAMPION($of, form: "the")) } de { $name } recibió { GEMS($gems) }.
spirits-given = { CAPITAL(CHAMPION($of, form: "the")) } de { $name } { $spirits ->
    [none] no recibió espíritus: el templo no tenía
   *[some] recibió todo lo que había: { SPIRITS($spirits) }
}.
spirits-chosen = { WHO($name) } eligió { SPIRITS($spirits) } para { CHAMPION($of, form: "the") }.
skill-used = { WHO($name) } usó { CHAMPION($of, form: "the") }.
skill-used-for-gem = { WHO($name) } gastó una gema para usar { CHAMPION($of, form: "the") }.
skill-used-for-loose-gem = { WHO($name) } gastó una gema suelta para usar { CHAMPION($of, form: "the") }.
skill-used-for-spirit = { WHO($name) } gastó un espíritu { CLAN($spirit) } para usar { CHAMPION($of, form: "the") }.
given-up = { WHO($name) } sacrificó un { TRADE($trade) } { CLAN($clan) }.
removed = Un campesino { CLAN($of) } pasó de { VILLAGE($at) } al templo.
moved = Un campesino { CLAN($of) } pasó de { VILLAGE($from) } a { VILLAGE($to) }.
swapped = Intercambio: un campesino { CLAN($first) } de { VILLAGE($one) } y uno { CLAN($second) } de { VILLAGE($other) }.
kindled = Un espíritu { CLAN($of) } se convirtió en campesino en { VILLAGE($at) }.
replaced = En { VILLAGE($at) }, un espíritu { CLAN($spirit) } reemplazó a un campesino { CLAN($peasant) }.
drawn = { WHO($name) } tomó { PEASANTS($of) }.
placed = { WHO($name) } colocó un campesino { CLAN($of) } en { VILLAGE($at) }{ $stuck ->
    [yes] : ninguna aldea admitía los suyos, así que valía cualquier { home-village }
   *[no] { "" }
}.
expanded = { WHO($name) } expandió { VILLAGE($of) }: { LIST($ways, between: ", ") }.
expanded-alone = { VILLAGE($of) } se expandió en el turno de { $name }: { LIST($ways, between: ", ") }.
lord-made = { $name } creó un señor { CLAN($of) }.
demon-made = { $name } creó un demonio { CLAN($of) }{ $follows ->
    [yes] , y lo siguió un señor { CLAN($of) }
   *[no] { "" }
}.
influence = Influencia de { $name }: { $before } → { $after }.
spared = { WHO($name) } perdonó a todos.
gem-won = { $name } se llevó la gema de la casilla { $worth }.
doubled = { $name } reunió { $mercenaries } mercenarios: su influencia contará doble.
assigned = { WHO($name) } conservó un campesino { CLAN($of) } como { SPACE($to) }.
dismissed = { WHO($name) } envió un campesino { CLAN($of) } al templo: ninguna casilla lo admitía.
recruited = { WHO($name) } tomó un espíritu { CLAN($of) } como seguidor.
follower-given = { WHO($name) } entregó al templo un seguidor { CLAN($of) }.
employed = { WHO($name) } convirtió un { $follower ->
    [yes] seguidor
   *[no] espíritu
} { CLAN($of) } en { TRADE($to) }.
turn-ended = Terminó el turno de { $name }.
scored = { $name } sumó { POINTS($total) }: seguidores rojos { $red }, amarillos { $yellow }, verdes { $green }, azules { $blue }; mercenarios { $mercenaries }; mercaderes { $merchants }; { trade-mountaineer.some } { $mountaineers }; campeones { $first } + { $second } + { $third }; gemas y espíritus { $tokens }; influencia { $influence }; doble { $doubled }.
game-ended = La partida terminó: { $winners ->
    [one] ganó { LIST($winners) }
   *[other] { LIST($winners) } compartieron la victoria
}.
