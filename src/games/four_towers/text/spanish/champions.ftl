name = { CHAMPION($of) }
skill = { SKILL_OF($of, $steps) }.
skill-of = { $of ->
    [scarlet_marshal] Gasta { "1" } gema: mueve un campesino rojo por una ruta, lo que puede expandir una aldea
    [amber_tactician] Gasta { "1" } gema: intercambia dos campesinos de clanes distintos entre aldeas unidas por una ruta
    [emerald_recruiter] Gasta { "1" } gema: toma un espíritu del templo como seguidor de su clan
    [azure_ambassador] Gasta { "1" } gema: tu marcador sube { "1" } casilla
    [kindler] Gasta { "1" } espíritu de esta carta: colócalo en una aldea de la garganta con exactamente { "1" } campesino
    [changeling] Gasta { "1" } espíritu de esta carta: reemplaza a un campesino de otro clan en una aldea del valle o de las colinas
    [slanderer] Gasta { "1" } espíritu de esta carta: otro marcador baja { "1" } casilla
    [bone_foreman] Gasta { "1" } espíritu de esta carta: asígnalo a uno de tus oficios
    [free_captain] Un mercenario sacrificado puede retirar un segundo campesino de la misma aldea
    [guild_matron] Un mercader sacrificado sube tu marcador { $steps } casillas, no { "1" }
    [ridge_warden] Un { trade-mountaineer } sacrificado puede, en su lugar, mover un campesino del valle a las colinas
    [quartermaster] Asigna uno de tus seguidores a uno de tus oficios
    [tower_chamberlain] Si creaste un señor este turno: toma un espíritu del templo como seguidor de su clan
    [ash_oracle] Si creaste un demonio este turno y otro marcador está por encima del tuyo: el tuyo sube { "1" } casilla
    [star_climber] Si tu marcador va último en solitario: sube { "1" } casilla
   *[shepherd_of_clans] Cambia uno de tus seguidores por un espíritu de otro clan del templo
}
bonus = { POINTS($points) } { $brings }{ $most ->
    [none] { "" }
   *[some] , { $most } como máximo
}
for-lords-of = por cada { $every ->
    [1] señor { CLAN($of) }
   *[more] { $every } señores { CLAN($of, form: "some") }
}
for-lords = por cada { $every ->
    [1] señor de cualquier clan
   *[more] { $every } señores de cualquier clan
}
for-demons-of = por cada { $every ->
    [1] demonio { CLAN($of) }
   *[more] { $every } demonios { CLAN($of, form: "some") }
}
for-demons = por cada { $every ->
    [1] demonio de cualquier clan
   *[more] { $every } demonios de cualquier clan
}
for-trade = por cada { $every ->
    [1] { TRADE($of) }
   *[more] { $every } { TRADE($of, form: "some") }
}
for-trade-sets = por cada { $every ->
    [1] grupo de los tres oficios
   *[more] { $every } grupos de los tres oficios
}
for-steps = por cada { $every ->
    [1] casilla de tu marcador por encima de la salida
   *[more] { $every } casillas de tu marcador por encima de la salida
}
for-follower-sets = por cada { $every ->
    [1] grupo de seguidores de los cuatro clanes
   *[more] { $every } grupos de seguidores de los cuatro clanes
}
at-begin = Inicio del turno
at-end = Fin del turno
with-play = En la { phase } { $play }
tokens = { $of ->
    [none] sin fichas
    [gem] gemas
   *[spirit] espíritus
}
title = Campeones
one-a-turn = uno por turno, { $bought } por partida
deck = mazo { $count }
deck-empty = mazo vacío
costs = { PRICE($count) }
own = Tus campeones
to-buy = { $count ->
    [1] uno más por comprar
   *[more] { $count } por comprar
}
third = tercero: { $merchants } mercaderes
none-yet = aún sin campeones
use-skill = { $spends ->
    [none] Usar poder
    [gem] Gastar { "1" } gema
   *[spirit] Gastar { "1" } espíritu
}
use-loose-gem = Gema suelta
gems-left = { $count ->
    [one] queda { $count } gema
   *[other] quedan { $count } gemas
}
spirits-left = { $count ->
    [one] queda { $count } espíritu
   *[other] quedan { $count } espíritus
}
passed = ya pasó
after = tras la { phase } { $play }
with = en la { phase } { $play }
used = usado este turno
empty = nada que gastar
no-effect = sin efecto ahora
