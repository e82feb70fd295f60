colour-name = { COLOUR($colour) }
card = { POLITICS($card) }
region-name = { REGION($region) }
region-short = { REGION($region) }
neutral = neutrale
city-colour-name = { CITY_COLOUR($colour) }
tile = { REWARD_TILE($tile) }
place = { PLACE($place) }
coins = { COINS($count) }
servants = { SERVANTS($count) }
cards = { CARDS($count) }
vp = { VP($count) }
nobility-steps = { NOBILITY_STEPS($count) }
main-action = un’azione principale aggiuntiva
nobility-space = casella { $space } della nobiltà
permits = { $ready } { $ready ->
    [one] permesso pronto
   *[other] permessi pronti
} su { $all }
merchants-left = { $left ->
    [one] { $left } mercante da piazzare
   *[other] { $left } mercanti da piazzare
}
slot-name = { SLOT($slot) }
choice = { DECISION($decision) }
