court-landmark = Cour
map = { $board ->
    [none] Carte, plateau personnel
   *[some] Carte, plateau { $board }
}
queens-council = Conseil de la reine
queen-in = Reine à
per-road = par route
queens-rewards = Récompenses de la reine
city-colours = Couleurs des villes
all-of = { $own ->
    [yes] les { $all } · vous
   *[no] les { $all }
}
no-permit-here = { REGION($region) }, { SLOT($slot) } emplacement : vide
own-of = { $own }/{ $all }
track-label = { $name } : case de noblesse { $nobility }, { COINS($coins) }.
needs = il faut
taken = utilisée
no-cards = aucune carte
no-permit = aucun permis
no-merchant = tous placés
no-city = aucune ville
no-deck = piles vides
gain-word = gain
pay-word = coût
a-permit = un permis
by-permit = avec permis
the-permits = permis
none = aucun
claimed-by = obtenue par { $name }
claimed = obtenue
reserve = Réserve de conseillers
reserve-short = Réserve
piles = pioche { $deck } · défausse { $discard }
in-city = à { $name }
deck = Pioche
discard = Défausse
set = série
region-tile = { $owner ->
    [none] Premier dans les cinq villes { REGION($region, form: "of") } : { VP($vp) }
   *[some] { REGION($region) } : obtenue par { $owner }
}
permit-deck = Pile { REGION($region, form: "of") } : { $count } permis
chosen = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
}
tiles-taken = Tuiles de récompense
group-label = { $chosen ->
    [0] { $card }, { CARDS($count) }
   *[more] { $card }, { $chosen ->
        [one] { $chosen } choisie
       *[other] { $chosen } choisies
    } sur { $count }
}
your-permits = Permis · { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}
used = { $count ->
    [one] { $count } utilisé
   *[other] { $count } utilisés
}
used-pile = { $count ->
    [one] { $count } permis utilisé
   *[other] { $count } permis utilisés
} : tout voir
permit-list = Vos permis
main = Principale
quick = Rapide
left = reste { $count }
main-first = d’abord la principale
choice-open = choix d’abord
unused = { $main ->
    [0] { $quick ->
        [yes] reste { "1" } rapide
       *[no] { "" }
    }
    [1] reste { "1" } principale
   *[more] restent { $main } principales
}
price = Prix
price-of = { CARDS($cards) } : { COINS($coins) }
rung = { CARDS($cards) }
cards-cell = Cartes
enters = entre : { COUNCIL($council) }
falls-out = sort
chain = { CITIES($cities) }
sets = Séries
at-the-end = à la fin
coins-lost = { $lost ->
    [one] { COINS($lost) } perdue : la limite est de { $most-coins }.
   *[other] { COINS($lost) } perdues : la limite est de { $most-coins }.
}
idle = Choisissez une action, ou touchez une ville, un permis, un conseil ou une carte.
idle-quick = Faites une action rapide, ou finissez le tour.
idle-main = Choisissez une action principale.
pick-colour = choisissez un conseiller de la réserve
pick-council = choisissez un conseil
pick-slot = choisissez un permis visible
pick-cards = choisissez des cartes qui conviennent
pick-permit = choisissez un de vos permis
pick-city = choisissez une ville marquée
pick-region = choisissez les permis d’une région
tab-map = Carte
tab-councils = Conseils
tab-tracks = Pistes
whole-map = Tout
city-label = { $name }, { $letter }, ville { CITY_COLOUR($colour, form: "of") }, { REGION($region) }.
permit-label = Permis { $letters } : { LIST($gains, between: ", ") }
council-label = Conseil { COUNCIL($council) }, depuis la flèche : { LIST(COLOUR($colours), between: ", ") }
reserve-label = { COLOUR($colour) }, { $count } en réserve
permit-in-slot = { PERMIT_LABEL($letters, $gains) }. { REGION($region) }, { SLOT($slot) } emplacement
city-token = Jeton : { LIST($gains, between: ", ") }.
city-merchants = Marchands : { LIST($names, between: ", ") }.
city-queen = La reine est ici.
city-roads = Routes vers { LIST($cities, between: ", ") }.
