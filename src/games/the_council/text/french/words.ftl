suit-moons = Lunes
    .one = Lune
suit-suns = Soleils
    .one = Soleil
suit-waves = Vagues
    .one = Vague
suit-leaves = Feuilles
    .one = Feuille
suit-wyrms = Vouivres
    .one = Vouivre
suit-knots = Nœuds
    .one = Nœud

card-ace-of-moons = As de Lunes
    .the = l’As de Lunes
card-ace-of-suns = As de Soleils
    .the = l’As de Soleils
card-ace-of-waves = As de Vagues
    .the = l’As de Vagues
card-ace-of-leaves = As de Feuilles
    .the = l’As de Feuilles
card-ace-of-wyrms = As de Vouivres
    .the = l’As de Vouivres
card-ace-of-knots = As de Nœuds
    .the = l’As de Nœuds
card-author = L’Auteur
card-desert = Le Désert
card-origin = L’Origine
card-journey = Le Voyage
card-painter = Le Peintre
card-savage = Le Sauvage
card-mountain = La Montagne
card-sailor = Le Marin
card-battle = La Bataille
card-forest = La Forêt
card-discovery = La Découverte
card-soldier = Le Soldat
card-lunatic = Le Fou
card-penitent = Le Pénitent
card-market = Le Marché
card-chance-meeting = La Rencontre
card-castle = Le Château
card-cave = La Grotte
card-diplomat = Le Diplomate
card-mill = Le Moulin
card-betrayal = La Trahison
card-pact = Le Pacte
card-darkness = L’Obscurité
card-merchant = Le Marchand
card-harvest = La Moisson
card-watchman = Le Guetteur
card-light-keeper = Le Gardien du phare
card-borderland = La Frontière
card-consul = Le Consul
card-rite = Le Rite
card-island = L’Île
card-window = La Fenêtre
card-huntress = La Chasseresse
card-bard = Le Barde
card-sea = La Mer
card-end = La Fin
card-calamity = La Calamité
card-windfall = L’Aubaine

kind-ace = As
    .a = un As
kind-number = Nombre
    .a = un nombre
kind-pawn = Pion
    .a = un Pion
kind-court = Cour
    .a = une Cour
kind-crown = Couronne
    .a = une Couronne

chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ranks = { $count ->
    [one] { $count } rang
   *[other] { $count } rangs
}
traitors = { $count ->
    [one] { $count } jeton de traître
   *[other] { $count } jetons de traître
}
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

chips-of = { $count ->
    [one] { $count } { SUIT($suit, form: "one") }
   *[other] { $count } { SUIT($suit) }
}

mark = { $kind ->
    [ace] { KIND($kind) }
    [number] { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
kind-and-rank = { $kind ->
    [ace] { KIND($kind) }
    [number] nombre { $rank }
    [pawn] { KIND($kind) }
    [court] { KIND($kind) }
   *[crown] { KIND($kind) }
}
risen = { $to ->
    [none] { SUIT($suit) } reste à { $from }, le rang est perdu
   *[some] { SUIT($suit) } { $from } → { $to }
}
ordinal = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[more] cinquième
}
number = { $number }
# $count (u8)
unused = { $count ->
    [one] { $count } non utilisée
   *[other] { $count } non utilisées
}
