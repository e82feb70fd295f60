permit = Permis { $permit }
token = Jeton { OF($city) }
space = Case de noblesse { $space }
last-merchant = Premier à placer { $merchants } marchands
tile = Tuile { REWARD_TILE($tile) }
queens-reward = { PLACE($place) } récompense de la reine, avec la tuile { REWARD_TILE($tile) }
nobility-rank = { PLACE($place) } place sur la piste de noblesse{ $is-tied ->
    [yes] , à égalité
   *[no] { "" }
} : case { $own } contre { LIST($others) }
most-permits = { $place ->
    [1] Majorité de permis
   *[more] Pas de majorité de permis
}{ $is-tied ->
    [yes] , à égalité
   *[no] { "" }
} : { $own } contre { LIST($others) }
tie-break = { SERVANTS($servants) } et { CARDS($cards) } en main
tie-break-rule = Ne compte qu’entre joueurs qui ont autant de PV.
the-end = À la fin
space-by-permit = { SPACE($space) }, atteinte grâce au permis { $permit }
space-by-token = { SPACE($space) }, atteinte grâce au jeton { OF($city) }
other = { $number } ({ $name })
