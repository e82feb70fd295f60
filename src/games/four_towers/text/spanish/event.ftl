game-began = Empieza la partida, y { $name } juega primero.
began-with-gems = { $name } empieza con { GEMS($gems) }.
champion-revealed = { CAPITAL(CHAMPION($of, form: "the")) } queda visible en el hueco { $slot }.
turn-began = Empieza el turno { $number }: { $name }.
champion-hired = { $name } { $paid ->
    [none] tomó { CHAMPION($of, form: "the") } del hueco { $slot }, gratis como tercero
   *[some] compró { CHAMPION($of, form: "the") } del hueco { $slot } por { FOLLOWERS($paid) }
}.
gems-given = { CAPITAL(CHAMPION($of, form: "the")) } de { $name } recibió { GEMS($gems) }.
spirits-given = { CAPITAL(CHAMPION($of, form: "the")) } de { $name } { $spirits ->
    [none] no recibió espíritus: el templo no tiene
   *[some] recibió todo lo que había: { SPIRITS($spirits) }
}.
spirits-chosen = { $name } escogió { SPIRITS($spirits) } para { CHAMPION($of, form: "the") }.
skill-used = { $name } usó { CHAMPION($of, form: "the") }.
skill-used-for-gem = { $name } gastó una gema para usar { CHAMPION($of, form: "the") }.
skill-used-for-loose-gem = { $name } gastó una gema suelta para usar { CHAMPION($of, form: "the") }.
skill-used-for-spirit = { $name } gastó un espíritu { CLAN($spirit) } para usar { CHAMPION($of, form: "the") }.
given-up = { $name } sacrificó un { TRADE($trade) } { CLAN($clan) }.
removed = Un campesino { CLAN($of) } pasó de { VILLAGE($at) } al templo.
moved = Un campesino { CLAN($of) } pasó de { VILLAGE($from) } a { VILLAGE($to) }.
swapped = Intercambio: un { CLAN($first) } de { VILLAGE($one) } y un { CLAN($second) } de { VILLAGE($other) }.
kindled = Un espíritu { CLAN($of) } se convirtió en campesino en { VILLAGE($at) }.
replaced = En { VILLAGE($at) }, un espíritu { CLAN($spirit) } reemplazó a un { CLAN($peasant) }.
drawn = { $name } tomó { CLANS($of) }.
placed = { $name } colocó un { CLAN($of) } en { VILLAGE($at) }{ $stuck ->
    [yes] : ninguna aldea admitía los suyos, así que valía cualquier hogar
   *[no] { "" }
}.
expanded = { $name } expandió { VILLAGE($of) }: { LIST($ways, between: ", ") }.
expanded-alone = { VILLAGE($of) } se expandió en el turno de { $name }: { LIST($ways, between: ", ") }.
lord-made = { $name } creó un señor { CLAN($of) }.
demon-made = { $name } creó un demonio { CLAN($of) }{ $follows ->
    [yes] , y un señor { CLAN($of) } lo sigue
   *[no] { "" }
}.
influence = Influencia de { $name }: { $before } → { $after }.
spared = { $name } perdonó a todos.
gem-won = { $name } se llevó la gema de la casilla { $worth }.
doubled = { $name } tiene { $mercenaries } mercenarios: su influencia cuenta doble.
assigned = { $name } conservó un { CLAN($of) } como { SPACE($to) }.
dismissed = { $name } envió un { CLAN($of) } al templo: ninguna casilla lo admite.
recruited = { $name } tomó un espíritu { CLAN($of) } como seguidor.
follower-given = { $name } entregó al templo un seguidor { CLAN($of) }.
employed = { $name } convirtió un { $follower ->
    [yes] seguidor
   *[no] espíritu
} { CLAN($of) } en { TRADE($to) }.
turn-ended = Terminó el turno de { $name }.
scored = { $name } tiene { POINTS($total) }: seguidores rojos { $red }, amarillos { $yellow }, verdes { $green }, azules { $blue }; mercenarios { $mercenaries }; mercaderes { $merchants }; montañeses { $mountaineers }; campeones { $first } + { $second } + { $third }; gemas y espíritus { $tokens }; influencia { $influence }; otra vez { $doubled }.
game-ended = La partida ha terminado: { $winners ->
    [one] gana { LIST($winners) }
   *[other] { LIST($winners) } comparten la victoria
}.
