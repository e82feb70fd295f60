choosing = elige
has-chosen = eligió
nothing-fits = nada sirve
you-bid = te toca
bids-now = puja
bids-later = pujará
passed = pasó
has-bid = pujó { $count }
dealer = reparte
chips-of-suit = { CHIPS_OF($count, $suit) }
traitor-chips = { TRAITORS($count) }
unused = { $count } sin usar
fit = { $count ->
    [1] { $count } sirve
   *[more] { $count } sirven
}
drafted-card = { $used ->
    [yes] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }, usada
   *[no] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }
}
chosen = elegida
face-down = una carta boca abajo
now = Si acabara ahora: { POINTS($points) }
cards = Cartas tomadas
ranks = Rangos
empire = Imperio
points = Puntos ahora
came-from = De dónde vienen
