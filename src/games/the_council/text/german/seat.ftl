choosing = wählt
has-chosen = gewählt
nothing-fits = nichts passt
you-bid = am Zug
bids-now = bietet
bids-later = später
passed = gepasst
has-bid = { $count } geboten
dealer = gibt
chips-of-suit = { CHIPS_THERE($count, $suit) }
traitor-chips = { TRAITORS($count) }
unused = { $count } übrig
fit = { $count ->
    [1] { $count } passt
   *[more] { $count } passen
}
drafted-card = { $used ->
    [yes] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }, benutzt
   *[no] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }
}
chosen = gewählt
face-down = eine verdeckte Karte
now = Wenn jetzt Schluss wäre: { POINTS($points) }
cards = Genommene Karten
ranks = Ränge
empire = Reich
points = Punkte jetzt
came-from = Herkunft der Punkte
