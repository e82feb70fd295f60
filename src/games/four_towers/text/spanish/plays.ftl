title = Diez { phase.many }
note = en este orden; cada una cierra las anteriores
name = { CAPITAL(PLAY($of)) }
number = { phase } { $play } de { $all }
what = { $of ->
    [third] Toma un campeón gratis, si has comprado { $bought } y tu mercado está lleno.
    [buy] Paga un campeón con seguidores de cualquier clan.
    [begin] Usa los poderes de tus campeones que actúan al inicio del turno.
    [mercenary] Sacrifica tu último mercenario y retira un campesino del mapa.
    [mountaineer] Sacrifica tu último { trade-mountaineer } y mueve un campesino de las colinas a los montes.
    [merchant] Sacrifica un mercader y sube tu marcador.
    [draw] Toma { $drawn } campesinos de la reserva.
    [place] Coloca uno de ellos en una aldea.
    [assign] Conserva los otros dos como seguidores o en un oficio.
   *[end] Usa los poderes de tus campeones que actúan al final del turno.
}
needs-champions = requiere { $count ->
    [one] { $count } campeón
   *[other] { $count } campeones
}
needs-merchants = requiere { $count ->
    [one] { $count } mercader
   *[other] { $count } mercaderes
}
third-taken = ya tomado
no-followers = sin seguidores
too-dear = cuesta { $price }, tienes { $there }
all-bought = { $bought } comprados
none-on-show = ninguno visible
no-champion = aún sin campeón
no-such-skill = ninguno utilizable
none-there = ninguno
nobody-there = nadie que mover
on-gold = en el oro
closed-by = cerrada por la { phase } { $play }
needs = tras la { phase } { $play }
on-show = { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
}, tienes { PRICE($followers) }
skills = { LIST(CHAMPION($of)) }
removes = { $most ->
    [1] retirar un campesino
   *[more] retirar { "1" } o { $most } campesinos
}
climbs = de las colinas a los montes
climbs-far = un anillo más arriba
rises = influencia { $before } → { $after }
must = luego, obligatoria
to-take = toma { $of }
taken = { $count ->
    [one] { $count } tomado
   *[other] { $count } tomados
}, { $left } más
to-go = { $count ->
    [1] falta { $count }
   *[more] faltan { $count }
}
kept = { SPACE($of) }
