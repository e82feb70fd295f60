no-lord-now = Pas de seigneur { CLAN($of) } : un partisan { CLAN($of) } compte { "0" }.
gains-most = Un seigneur { CLAN($of) } profite à { $name } plus qu’à vous : { FOLLOWERS_OF($count, $of) }.
almost-doubled = Un mercenaire de plus double votre influence.
ends-majority = Vous n’auriez plus la majorité de montagnards : −{ POINTS($lost) }.
makes-majority = Vous auriez la majorité de montagnards : +{ POINTS($won) }.
almost-full = Un marchand de plus complète votre marché.
gem-ahead = Il y a une gemme sur la case { $worth } pour le premier marqueur qui y monte.
costs-you = Un seigneur { CLAN($of) } suivrait, et vous perdriez { POINTS($lost) }.
turns-left = { $left ->
    [1] C’est votre dernier tour.
   *[more] Il vous reste { $left } tours.
}
runs-out = { $left ->
    [0] Le clan { CLAN($of) } est épuisé.
   *[more] La réserve n’a plus que { PEASANTS_OF($left, $of) }.
}
