colour-name = { COLOUR($colour) }
card = { POLITICS($card) }
region-name = { REGION($region) }
region-short = { $region ->
    [coast] Littoral
    [hills] Collines
   *[mountains] Monts
}
neutral = neutre
city-colour-name = { CITY_COLOUR($colour) }
tile = { REWARD_TILE($tile) }
place = { PLACE($place) }
coins = { COINS($count) }
servants = { SERVANTS($count) }
cards = { CARDS($count) }
vp = { VP($count) }
nobility-steps = { NOBILITY_STEPS($count) }
main-action = une action principale supplémentaire
nobility-space = case de noblesse { $space }
permits = { $ready } permis { $ready ->
    [one] prêt
   *[other] prêts
} sur { $all }
merchants-left = { $left ->
    [one] { $left } marchand à placer
   *[other] { $left } marchands à placer
}
slot-name = { SLOT($slot) }
choice = { DECISION($decision) }
