permit = Lizenz { $permit }
token = Marker von { $city }
space = Adelsfeld { $space }
last-merchant = Zuerst alle { $merchants } Händler gesetzt
tile = { REWARD_TILE($tile, form: "reward") }
queens-reward = { PLACE($place) } Belohnung der Königin, mit der { REWARD_TILE($tile, form: "reward") }
nobility-rank = { PLACE($place) } Platz auf der Adelsleiste{ $is-tied ->
    [yes] , gleichauf
   *[no] { "" }
}: Feld { $own } gegen { LIST($others) }
most-permits = { $place ->
    [1] Meiste Lizenzen
   *[more] Nicht die meisten Lizenzen
}{ $is-tied ->
    [yes] , gleichauf
   *[no] { "" }
}: { $own } gegen { LIST($others) }
tie-break = { SERVANTS($servants) } und { CARDS($cards) } auf der Hand
tie-break-rule = Zählt nur zwischen Spielern mit gleich vielen SP.
the-end = Am Ende
space-by-permit = { SPACE($space) }, erreicht durch Lizenz { $permit }
space-by-token = { SPACE($space) }, erreicht durch den Marker von { $city }
other = { $number } ({ $name })
