choosing = sceglie
has-chosen = ha scelto
nothing-fits = niente di adatto
you-bid = tocca a te
bids-now = offre
bids-later = offrirà
passed = ha passato
has-bid = ha offerto { $count }
dealer = mazziere
chips-of-suit = { CHIPS_OF($count, $suit) }
traitor-chips = { TRAITORS($count) }
unused = { $count } da usare
fit = { $count ->
    [one] { $count } adatta
   *[other] { $count } adatte
}
drafted-card = { $used ->
    [yes] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }, già usata
   *[no] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }
}
chosen = scelta
face-down = una carta coperta
now = Se finisse ora: { POINTS($points) }
cards = Carte prese
ranks = Ranghi
empire = Impero
points = Punti ora
came-from = Da dove vengono
