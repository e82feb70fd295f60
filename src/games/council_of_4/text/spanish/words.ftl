colour-white = Blanco
    .small = blanco
    .feminine = blanca
colour-black = Negro
    .small = negro
    .feminine = negra
colour-orange = Naranja
    .small = naranja
    .feminine = naranja
colour-purple = Morado
    .small = morado
    .feminine = morada
colour-light_blue = Azul
    .small = azul
    .feminine = azul
colour-pink = Rosa
    .small = rosa
    .feminine = rosa

politics-white = Blanco
    .small = blanco
politics-black = Negro
    .small = negro
politics-orange = Naranja
    .small = naranja
politics-purple = Morado
    .small = morado
politics-light_blue = Azul
    .small = azul
politics-pink = Rosa
    .small = rosa
politics-joker = Comodín
    .small = comodín

region-coast = Costa
    .of = de la Costa
region-hills = Colinas
    .of = de las Colinas
region-mountains = Montes
    .of = de los Montes

council-coast = Costa
    .of = de la Costa
council-hills = Colinas
    .of = de las Colinas
council-mountains = Montes
    .of = de los Montes
council-queen = Reina
    .of = de la reina

city-colour-gold = oro
    .of = de oro
city-colour-silver = plata
    .of = de plata
city-colour-bronze = bronce
    .of = de bronce
city-colour-iron = hierro
    .of = de hierro
city-colour-royal = real
    .of = real

reward-tile-coast = Costa
    .small = costa
    .of = de la Costa
reward-tile-hills = Colinas
    .small = colinas
    .of = de las Colinas
reward-tile-mountains = Montes
    .small = montes
    .of = de los Montes
reward-tile-gold = Oro
    .small = oro
    .of = de oro
reward-tile-silver = Plata
    .small = plata
    .of = de plata
reward-tile-bronze = Bronce
    .small = bronce
    .of = de bronce
reward-tile-iron = Hierro
    .small = hierro
    .of = de hierro

scale = escala
    .many = escalas

slot-first = primer
slot-second = segundo

decision-turn = nada
decision-token = una ficha de ciudad
decision-free_permit = un permiso gratuito
decision-repeat_permit = un permiso para repetir
decision-two_tokens = { "2" } fichas de ciudad
decision-over = nada

coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

servants = { $count ->
    [one] { $count } sirviente
   *[other] { $count } sirvientes
}

cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

nobility-steps = { $count ->
    [one] { $count } paso de nobleza
   *[other] { $count } pasos de nobleza
}

cities = { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
}

roads = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutas
}

permits = { $count ->
    [one] { $count } permiso
   *[other] { $count } permisos
}

vp = { $count } PV

place = { $place ->
    [1] { "1" }.ª
    [2] { "2" }.ª
    [3] { "3" }.ª
    [4] { "4" }.ª
    [5] { "5" }.ª
   *[more] { "" }
}
