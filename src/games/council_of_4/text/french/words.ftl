colour-white = Blanc
    .small = blanc
    .feminine = blanche
colour-black = Noir
    .small = noir
    .feminine = noire
colour-orange = Orange
    .small = orange
    .feminine = orange
colour-purple = Violet
    .small = violet
    .feminine = violette
colour-light_blue = Bleu
    .small = bleu
    .feminine = bleue
colour-pink = Rose
    .small = rose
    .feminine = rose

politics-white = Blanc
    .small = blanc
politics-black = Noir
    .small = noir
politics-orange = Orange
    .small = orange
politics-purple = Violet
    .small = violet
politics-light_blue = Bleu
    .small = bleu
politics-pink = Rose
    .small = rose
politics-joker = Joker
    .small = joker

region-coast = Littoral
    .of = du Littoral
region-hills = Collines
    .of = des Collines
region-mountains = Montagnes
    .of = des Montagnes

council-coast = Littoral
    .of = du Littoral
council-hills = Collines
    .of = des Collines
council-mountains = Montagnes
    .of = des Montagnes
council-queen = Reine
    .of = de la reine

city-colour-gold = or
    .of = d’or
city-colour-silver = argent
    .of = d’argent
city-colour-bronze = bronze
    .of = de bronze
city-colour-iron = fer
    .of = de fer
city-colour-royal = royale
    .of = royale

reward-tile-coast = Littoral
    .small = littoral
reward-tile-hills = Collines
    .small = collines
reward-tile-mountains = Montagnes
    .small = montagnes
reward-tile-gold = Or
    .small = or
reward-tile-silver = Argent
    .small = argent
reward-tile-bronze = Bronze
    .small = bronze
reward-tile-iron = Fer
    .small = fer

slot-first = premier
slot-second = second

decision-turn = rien
decision-token = un jeton de ville
decision-free_permit = un permis gratuit
decision-repeat_permit = un permis à répéter
decision-two_tokens = { "2" } jetons de ville
decision-over = rien

coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

servants = { $count ->
    [one] { $count } serviteur
   *[other] { $count } serviteurs
}

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

nobility-steps = { $count ->
    [one] { $count } pas de noblesse
   *[other] { $count } pas de noblesse
}

cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}

roads = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}

permits = { $count ->
    [one] { $count } permis
   *[other] { $count } permis
}

vp = { $count } PV

place = { $place ->
    [1] { "1" }re
    [2] { "2" }e
    [3] { "3" }e
    [4] { "4" }e
    [5] { "5" }e
   *[more] { "" }
}

# Before a name.
# $name (Name)
of = { $name ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
