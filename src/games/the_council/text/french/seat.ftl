choosing = choisit
has-chosen = a choisi
nothing-fits = rien ne convient
you-bid = à vous
bids-now = mise
bids-later = misera
passed = passe
has-bid = a misé { $count }
dealer = donne
chips-of-suit = { CHIPS_OF($count, $suit) }
traitor-chips = { TRAITORS($count) }
unused = { UNUSED($count) }
fit = { $count ->
    [one] { $count } convient
   *[other] { $count } conviennent
}
drafted-card = { $used ->
    [yes] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }, utilisée
   *[no] { CARD($card) }, { MARK($kind, $rank) }, { LIST(SUIT($suits)) }
}
chosen = choisie
face-down = une carte face cachée
now = Si tout s’arrêtait ici : { POINTS($points) }
cards = Cartes prises
ranks = Rangs
empire = Empire
points = Points actuels
came-from = Origine des points
