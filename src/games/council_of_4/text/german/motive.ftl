enough = Spart etwas für später auf
vp = Bringt sofort { VP($count) }
tile = Bringt die { REWARD_TILE($tile, form: "reward") }
nearer = Näher an der { REWARD_TILE($tile, form: "reward") }: noch { CITIES($missing) }
merchant = { $left ->
    [0] Setzt den letzten Händler
   *[more] Ein Händler mehr gesetzt, noch { $left } übrig
}
permit = Eine Lizenz für { $count ->
    [0] nichts
    [1] { LIST($cities) }
    [2] { LIST($cities, between: " oder ") }
   *[more] eine von { $count } Städten
}
matches = Karten passen zu { $count } von { $size } im Rat der { COUNCIL($council) }
group = Verbindet { $cities } Städte und bringt alle ihre Marker
coins = Bringt { COINS($count) }
servants = Bringt { SERVANTS($count) }
cards = Bringt { CARDS($count) }
nobility = { $steps ->
    [one] { $steps } Schritt auf der Adelsleiste
   *[other] { $steps } Schritte auf der Adelsleiste
}
main-action = Bringt eine weitere Hauptaktion
queen-near = Bringt die Königin näher an freie Städte
against = Wirft { $name } zurück
merchants = { $left ->
    [0] Setzt die letzten { $count } Händler
   *[more] { $count } Händler mehr gesetzt, noch { $left } übrig
}
more = { $good ->
    [vp] { VP($count) } mehr
    [coins] { COINS($count) } mehr
    [servants] { SERVANTS($count) } mehr
    [cards] { CARDS($count) } mehr
   *[nobility] { $count } weiter auf der Adelsleiste
}
denied = Gegen { $name }: { REWARD_TILE($tile, form: "reward") } ist weg
unmatched = Gegen { $name }: Rat der { COUNCIL($council) } wird wohl teurer
queen-away = Gegen { $name }: Königin bei weniger freien Städten
outranked = Gegen { $name }: nicht mehr vorn beim Adel
fewer-permits = Gegen { $name }: nicht mehr die meisten Lizenzen
sentence = { $reason }.
theme = { $of ->
    [tile] Belohnung holen
    [ending] Letzter Händler
    [change] Andere Lizenzen
    [nobility] Adel
    [queen] Hilfe der Königin
    [chain] Kette von Markern
    [election] Rat verschieben
    [extra] Weitere Hauptaktion
    [merchant] Die richtige Stadt
    [permit] Die richtige Lizenz
   *[preparing] Vorbereitung
}
