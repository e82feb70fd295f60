court-landmark = Corte
map = { $board ->
    [none] Mapa, tablero propio
   *[some] Mapa, tablero { $board }
}
queens-council = Consejo de la reina
queen-in = Reina en
per-road = por ruta
queens-rewards = Recompensas de la reina
city-colours = Colores de ciudad
all-of = { $own ->
    [yes] las { $all } · tú
   *[no] las { $all }
}
no-permit-here = { REGION($region) }, { SLOT($slot) } hueco: vacío
own-of = { $own }/{ $all }
track-label = { $name }: casilla de nobleza { $nobility }, { COINS($coins) }.
needs = requiere
taken = usada
no-cards = nada sirve
no-permit = sin permisos
no-merchant = sin mercader
no-city = nada libre
no-deck = mazos vacíos
gain-word = ganas
pay-word = pagas
a-permit = un permiso
by-permit = con permiso
the-permits = permisos
none = ninguno
claimed-by = obtenida por { $name }
claimed = obtenida
reserve = Reserva de consejeros
reserve-short = Reserva
piles = mazo { $deck } · descarte { $discard }
in-city = en { $name }
deck = Mazo
discard = Descarte
set = serie
region-tile = { $owner ->
    [none] Primer jugador en las cinco ciudades { REGION($region, form: "of") }: { VP($vp) }
   *[some] { REGION($region) }: obtenida por { $owner }
}
permit-deck = Mazo { REGION($region, form: "of") }: { PERMITS($count) }
chosen = { $count ->
    [one] { $count } escogida
   *[other] { $count } escogidas
}
tiles-taken = Losetas de recompensa
group-label = { $chosen ->
    [0] { $card }, { CARDS($count) }
   *[more] { $card }, { $chosen ->
        [one] { $chosen } escogida
       *[other] { $chosen } escogidas
    } de { $count }
}
your-permits = Permisos · { $ready ->
    [one] { $ready } listo
   *[other] { $ready } listos
}
used = { $count ->
    [one] { $count } usado
   *[other] { $count } usados
}
used-pile = { $count ->
    [one] { $count } permiso usado
   *[other] { $count } permisos usados
}: ver todo
permit-list = Tus permisos
main = Principal
quick = Rápida
left = { $count ->
    [one] queda { "1" }
   *[other] quedan { $count }
}
main-first = primero la principal
choice-open = primero decide
unused = { $main ->
    [0] { $quick ->
        [yes] queda { "1" } rápida
       *[no] { "" }
    }
    [1] queda { "1" } principal
   *[more] quedan { $main } principales
}
price = Precio
price-of = { CARDS($cards) }: { COINS($coins) }
rung = { CARDS($cards) }
cards-cell = Cartas
enters = entra: { COUNCIL($council) }
falls-out = sale
chain = { CITIES($cities) }
sets = Series
at-the-end = al final
coins-lost = { $lost ->
    [one] { COINS($lost) } perdida: el límite es { $most-coins }.
   *[other] { COINS($lost) } perdidas: el límite es { $most-coins }.
}
idle = Escoge una acción o toca una ciudad, un permiso, un consejo o una carta.
idle-quick = Acción rápida o Terminar turno.
idle-main = Escoge una acción principal.
pick-colour = escoge un consejero de la reserva
pick-council = escoge un consejo
pick-slot = escoge un permiso visible
pick-cards = escoge cartas que sirvan
pick-permit = escoge uno de tus permisos
pick-city = escoge una ciudad marcada
pick-region = escoge los permisos de una región
tab-map = Mapa
tab-councils = Consejos
tab-tracks = { CAPITAL(scale.many) }
whole-map = Todo
city-label = { $name }, { $letter }, ciudad { CITY_COLOUR($colour, form: "of") }, { REGION($region) }.
permit-label = Permiso { $letters }: { LIST($gains, between: ", ") }
council-label = Consejo { COUNCIL($council, form: "of") }, desde la flecha: { LIST(COLOUR($colours), between: ", ") }
reserve-label = { COLOUR($colour) }, { $count } en la reserva
permit-in-slot = { PERMIT_LABEL($letters, $gains) }. { REGION($region) }, { SLOT($slot) } hueco
city-token = Ficha: { LIST($gains, between: ", ") }.
city-merchants = Mercaderes: { LIST($names, between: ", ") }.
city-queen = La reina está aquí.
city-roads = Rutas a { LIST($cities, between: ", ") }.
