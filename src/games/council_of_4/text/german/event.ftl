elected = { $name } hat { COLOUR($entered) } in den Rat der { COUNCIL($council) } gewählt und { COLOUR($left) } verdrängt.
sent = { $name } hat einen Diener geschickt, { COLOUR($entered) } in den Rat der { COUNCIL($council) } gewählt und { COLOUR($left) } verdrängt.
acquired = { $name } hat Lizenz { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } für { LIST($price) }
} erworben.
placed = { $name } hat mit Lizenz { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } für { LIST($price) }
} in { $city } einen Händler eingesetzt.
placed-with-queen = { $name } hat mit der Königin{ $price ->
    [none] { "" }
   *[some] { "" } für { LIST($price) }
} in { $city } einen Händler eingesetzt.
engaged = { $name } hat für { $price } Münzen einen Diener angeworben.
changed = { $name } hat die Lizenzen der { REGION($region) }{ $price ->
    [none] { "" }
   *[some] { "" } für { LIST($price) }
} getauscht.
additional-main = { $name } hat{ $price ->
    [none] { "" }
   *[some] { "" } für { LIST($price) }
} eine weitere Hauptaktion genommen.
ended = { $name } hat den Zug beendet.
token = { $name } hat den Marker von { $city } ausgewählt.
took = { $name } hat Lizenz { $permit }{ $free ->
    [yes] { "" } kostenlos
   *[no] { "" }
} vom { SLOT($slot, form: "after") } Platz der { REGION($region) } genommen.
declined = { $name } hat die kostenlose Lizenz abgelehnt.
repeated = { $name } hat Lizenz { $permit } wiederholt.
tokens = { $name } hat die Marker von { $one } und { $other } ausgewählt.
tile = { WHO($name) } hat die { REWARD_TILE($tile, form: "reward") } bekommen: am Ende { VP($vp) }{ $queens ->
    [none] { "" }
   *[some] { "" } und { $queens } durch die Belohnung der Königin
}.
last-round = { WHO($name) } hat zuerst alle { $merchants } Händler gesetzt. Alle anderen haben noch einen Zug.
you-drew = Du hast gezogen: { LIST(POLITICS($cards), between: ", ") }.
opens = { $name } hat auf der Adelsleiste eine Auswahl bekommen: { DECISION($decision) }.
game-over = Die Partie ist zu Ende.
turn-began = { $name } hat Zug { $number } begonnen.
drew = { $name } hat eine Karte gezogen{ $card ->
    [none] { "" }
   *[some] : { POLITICS($card) }
}.
reshuffled = Die Ablage ist zum neuen Stapel geworden.
no-card-left = { $name } hat keine Karte gezogen: Es war keine mehr da.
paid = { $name } hat { $price ->
    [none] nichts
   *[some] { LIST($price) }
} gezahlt.
turned-up = Lizenz { $permit } ist auf den { SLOT($slot, form: "after") } Platz der { REGION($region) } gekommen{ $was-hidden ->
    [yes] { "" }
   *[no] , schon vorher bekannt
}: { LIST($gains, between: ", ") }.
queen-went = Die Königin ist von { $from } nach { $to } gezogen.
paid-cards = { CARDS($count) } ({ LIST(POLITICS($cards), between: ", ") })
queen-stayed = Die Königin ist in { $city } geblieben.
gained = { $name } hat dafür { $what } erhalten.
gained-from-permit = { $name } hat durch Lizenz { $permit } { $what } erhalten.
gained-from-token = { $name } hat durch den Marker von { $city } { $what } erhalten.
gained-on-space = { $name } hat { $what } auf Adelsfeld { $space } erhalten.
gained-last-merchant = { $name } hat { $what } für den letzten Händler erhalten.
step = einen Schritt auf Adelsfeld { $space }
