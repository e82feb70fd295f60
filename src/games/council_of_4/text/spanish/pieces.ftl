colour-name = { COLOUR($colour) }
card = { POLITICS($card) }
region-name = { REGION($region) }
region-short = { REGION($region) }
neutral = neutral
city-colour-name = { CITY_COLOUR($colour) }
tile = { REWARD_TILE($tile) }
place = { PLACE($place) }
coins = { COINS($count) }
servants = { SERVANTS($count) }
cards = { CARDS($count) }
vp = { VP($count) }
nobility-steps = { NOBILITY_STEPS($count) }
main-action = una acción principal adicional
nobility-space = casilla de nobleza { $space }
permits = { $ready } { $ready ->
    [one] permiso listo
   *[other] permisos listos
} de { $all }
merchants-left = { $left ->
    [one] { $left } mercader por colocar
   *[other] { $left } mercaderes por colocar
}
slot-name = { SLOT($slot) }
choice = { DECISION($decision) }
