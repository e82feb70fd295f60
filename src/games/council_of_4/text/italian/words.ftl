colour-white = Bianco
    .small = bianco
    .feminine = bianca
colour-black = Nero
    .small = nero
    .feminine = nera
colour-orange = Arancione
    .small = arancione
    .feminine = arancione
colour-purple = Viola
    .small = viola
    .feminine = viola
colour-light_blue = Azzurro
    .small = azzurro
    .feminine = azzurra
colour-pink = Rosa
    .small = rosa
    .feminine = rosa

politics-white = Bianco
    .small = bianco
politics-black = Nero
    .small = nero
politics-orange = Arancione
    .small = arancione
politics-purple = Viola
    .small = viola
politics-light_blue = Azzurro
    .small = azzurro
politics-pink = Rosa
    .small = rosa
politics-joker = Jolly
    .small = jolly

region-coast = Costa
    .of = della Costa
region-hills = Colline
    .of = delle Colline
region-mountains = Monti
    .of = dei Monti

council-coast = Costa
    .of = della Costa
council-hills = Colline
    .of = delle Colline
council-mountains = Monti
    .of = dei Monti
council-queen = Regina
    .of = della regina

city-colour-gold = oro
    .of = d’oro
city-colour-silver = argento
    .of = d’argento
city-colour-bronze = bronzo
    .of = di bronzo
city-colour-iron = ferro
    .of = di ferro
city-colour-royal = reale
    .of = reale

reward-tile-coast = Costa
    .small = costa
reward-tile-hills = Colline
    .small = colline
reward-tile-mountains = Monti
    .small = monti
reward-tile-gold = Oro
    .small = oro
reward-tile-silver = Argento
    .small = argento
reward-tile-bronze = Bronzo
    .small = bronzo
reward-tile-iron = Ferro
    .small = ferro

slot-first = primo
slot-second = secondo

decision-turn = niente
decision-token = un gettone città
decision-free_permit = un permesso gratuito
decision-repeat_permit = un permesso da ripetere
decision-two_tokens = { "2" } gettoni città
decision-over = niente

coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}

servants = { $count ->
    [one] { $count } servitore
   *[other] { $count } servitori
}

cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

nobility-steps = { $count ->
    [one] { $count } passo di nobiltà
   *[other] { $count } passi di nobiltà
}

cities = { $count ->
    [one] { $count } città
   *[other] { $count } città
}

roads = { $count ->
    [one] { $count } strada
   *[other] { $count } strade
}

permits = { $count ->
    [one] { $count } permesso
   *[other] { $count } permessi
}

vp = { $count } PV

place = { $place ->
    [1] { "1" }º
    [2] { "2" }º
    [3] { "3" }º
    [4] { "4" }º
    [5] { "5" }º
   *[more] { "" }
}

# Before a name.
# $name (Name)
at = { $name ->
    [a] ad { $name }
   *[other] a { $name }
}
