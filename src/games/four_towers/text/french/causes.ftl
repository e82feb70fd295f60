cause = { $of ->
    [followers] Partisans × seigneurs
    [mercenaries] Mercenaires
    [merchants] Marchands
    [mountaineers] Montagnards
    [champions] Bonus des champions
    [tokens] Gemmes et esprits restants
    [influence] Piste d’influence
   *[doubled] Influence doublée
}
stage = { $of ->
    [followers] Partisans
    [trades] Métiers
    [champions] Champions
    [tokens] Gemmes
   *[influence] Influence
}
colour = { $of ->
    [scarlet] Prune
    [cobalt] Ardoise
    [forest] Rose
    [amber] Terre d’ombre
   *[onyx] Onyx
}
title = Origine des points
followers-row = Partisans { CLAN($of, form: "some") }
times-lords = × { $count ->
    [one] { $count } seigneur
   *[other] { $count } seigneurs
}
each = { $points } chacun
each-mountaineer = majorité : { $most } chacun, sinon { $points }
each-token = { $points } chacun
champion-brings = { CHAMPION($of) } : { POINTS($brings) }
if-tied = À égalité : davantage de points d’influence, puis bonus de champions plus bas
when = Manche { $round }
no-followers = Aucun partisan { CLAN($of) }.
no-lord = Aucun seigneur { CLAN($of) }, donc un partisan { CLAN($of) } ne rapporte rien.
why-followers = { FOLLOWERS_OF($followers, $of) } fois { LORDS_OF($lords, $of) } : { POINTS($brings) }.
nobody = Aucun sur le plateau à la fin.
why-trade = { $count }, { $each } chacun : { POINTS($brings) }.
why-most = { $count }, plus que chacun des autres : { $each } chacun, { POINTS($brings) }.
why-influence = Le marqueur est sur { $value }.
why-doubled = Le marqueur est sur { $value }, avec une gemme pour { $mercenaries } mercenaires : deux fois { $value }.
why-tokens = { $on-champions } sur les champions, { LOOSE_GEMS($loose) }.
