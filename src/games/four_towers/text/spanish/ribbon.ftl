place-in = Colocar en { VILLAGE($at) }
expands = { VILLAGE($of) } se expande
keep = Conservar el campesino { CLAN($of) }
choose-spirits = Elegir espíritus
in-cascade = { $number } de { $of } en esta cascada
first-of-two = el primero de dos
second-of-two = el segundo de dos
pay-step = pagado: { $paid } de { $price }
start = { $open ->
    [0] Toma { $drawn } campesinos.
    [1] Hay { $open } { phase } abierta: juégala, o toma { $drawn } campesinos.
   *[more] Hay { $open } { phase.many } abiertas: juega una, o toma { $drawn } campesinos.
}
take-more = Toma { $left } más. El primero que tomas es el que colocas.
closes-nothing = Tomar no cierra nada.
closes-play = Tomar cierra la { phase } { $play }.
closes-plays = Tomar cierra las { phase.many } { $first } a { $last }.
no-village = Ninguna aldea admite tus campesinos: coloca uno en cualquier { home-village }.
spirits-left = Elige { $left ->
    [one] { $left } espíritu
   *[other] { $left } espíritus
} más.
end-skills = Usa un { end-power } o termina el turno.
waits-for = { $name } está pensando.
placement = Campesino { CLAN($of) } a { VILLAGE($at) }.
placement-expands = Campesino { CLAN($of) } a { VILLAGE($at) }: { $cascade }{ $rises ->
    [yes] , influencia { $before } → { $after }
   *[no] { "" }
}.
expansion = { VILLAGE($of) }: { LIST($ways, between: ", ") }{ $effect ->
    [none] { "" }
   *[some] ; { $effect }
}.
lords-change = señores { CLAN($of, form: "some") } { $before } → { $after }
demons-change = demonios { CLAN($of, form: "some") } { $before } → { $after }{ $follows ->
    [yes] , lo sigue un señor
   *[no] { "" }
}
assign = Campesino { CLAN($of) } como { SPACE($to) } n.º { $place }: { $most ->
    [yes] mayoría, { "" }
   *[no] { "" }
}{ $before } → { $after } puntos.
buy = { CHAMPION($of) }, { PRICE($price) }: { $paid ->
    [one] { $paid } pagado
   *[other] { $paid } pagados
}, seguidores × señores { $before } → { $after }.
mercenary = Sacrificar el último { trade-mercenary } ({ CLAN($given) }): { PEASANTS($of) } { $of ->
    [one] deja
   *[other] dejan
} { VILLAGE($at) }; { $before } → { $after } puntos.
mountaineer = Sacrificar el último { trade-mountaineer } ({ CLAN($given) }): un campesino { CLAN($of) } de { VILLAGE($from) } a { VILLAGE($to) }; { $before } → { $after } puntos.
merchant = Sacrificar el mercader { CLAN($of) }: influencia { $before } → { $after }.
demotion = { $name }: { $before } → { $after }.
stays = { PEASANTS($of) } { $of ->
    [one] se queda
   *[other] se quedan
}
then-holds = { VILLAGE($at) } tendrá
sets-off = Se expande y activa
in-all = En total
influence = Influencia
clans-are-yours = tú decides quién va adónde, paso a paso
lords-of-clan = Señores { CLAN($of, form: "some") }
demons = Demonios
lord-follows = Lo sigue un señor { CLAN($of) }
your = Tus seguidores { CLAN($of, form: "some") }
points-now = Puntos ahora
at-the-end = Al final
down-one = Baja { "1" }
next = Después
closed-by = La { phase } { $by } ya está hecha, y van en orden: «{ PLAY($of) }» está cerrada.
do-draw = Tomar
do-place = Colocar
place-and-expand = Colocar y expandir
do-expand = Expandir
expand-and-demote = Expandir, { $name } { $before } → { $after }
all-filled-in = Jugar la cascada
spare = Perdonar
keep-as = Conservar: { SPACE($to) }
do-buy = Comprar
pay-more = Comprar: paga { $left } más
take-free = Tomar gratis
give-up = Sacrificar
use-skill = Usar poder
end-turn = Terminar turno
