permit = Permiso { $permit }
token = Ficha de { $city }
space = Casilla de nobleza { $space }
last-merchant = { $merchants } mercaderes antes que nadie
tile = Loseta { REWARD_TILE($tile, form: "of") }
queens-reward = { PLACE($place) } recompensa de la reina, con la loseta { REWARD_TILE($tile, form: "of") }
nobility-rank = Puesto { $place } en la { scale } de nobleza{ $is-tied ->
    [yes] , con empate
   *[no] { "" }
}: casilla { $own } frente a { LIST($others) }
most-permits = { $place ->
    [1] Más permisos
   *[more] Menos permisos que otros
}{ $is-tied ->
    [yes] , con empate
   *[no] { "" }
}: { $own } frente a { LIST($others) }
tie-break = { SERVANTS($servants) } y { CARDS($cards) } en la mano
tie-break-rule = Solo cuenta entre jugadores con los mismos PV.
the-end = Al final
space-by-permit = { SPACE($space) }, alcanzada con el permiso { $permit }
space-by-token = { SPACE($space) }, alcanzada con la ficha de { $city }
other = { $number } ({ $name })
