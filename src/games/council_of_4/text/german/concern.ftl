last-round = { $name } hat die letzte Runde begonnen: Das ist dein letzter Zug.
tile-gone = { $name } hat die { REWARD_TILE($tile, form: "reward") } bekommen{ $own ->
    [0] { "" }
   *[more] ; du hattest schon { CITIES($own) }
}.
permit-gone = { $name } hat Lizenz { $permit } genommen.
permits-changed = { $name } hat die Lizenzen der { REGION($region) } getauscht.
city-dearer = { $name } ist jetzt in { $city }: Ein Händler dort kostet dich mit { $permit } { "1" } Diener mehr.
queen-elsewhere = Die Königin ist jetzt in { $city }: Straßen zählen ab dort.
passed = { $level ->
    [yes] { $name } hat dich auf der Adelsleiste eingeholt, auf Feld { $space }.
   *[no] { $name } hat dich auf der Adelsleiste überholt und steht auf Feld { $space }.
}
matches-now = Deine Karten passen jetzt zum Rat der { COUNCIL($council) }, für { COINS($coins) }.
matches-none = Keine deiner Karten passt jetzt zum Rat der { COUNCIL($council) }.
price = Mit deinen Karten ist der Rat der { COUNCIL($council) } jetzt { $dearer ->
    [yes] teurer
   *[no] billiger
}: { $before } → { COINS($now) }.
