enough = Guarda recursos para más adelante
vp = Gana { VP($count) } ahora
tile = Obtiene la loseta { REWARD_TILE($tile, form: "of") }
nearer = { $missing ->
    [1] Falta { CITIES($missing) } para la loseta { REWARD_TILE($tile, form: "of") }
   *[more] Más cerca de la loseta { REWARD_TILE($tile, form: "of") }: faltan { CITIES($missing) }
}
merchant = { $left ->
    [0] Coloca el último mercader
    [1] Un mercader más en el mapa, queda { $left }
   *[more] Un mercader más en el mapa, quedan { $left }
}
permit = Un permiso para { $count ->
    [0] ninguna ciudad
    [1] { LIST($cities) }
    [2] { LIST($cities, between: " o ") }
   *[more] una de { $count } ciudades
}
matches = Cartas para { $count } de los { $size } consejeros { COUNCIL($council, form: "of") }
group = Conecta { $cities } ciudades y gana todas sus fichas
coins = Gana { COINS($count) }
servants = Gana { SERVANTS($count) }
cards = Gana { CARDS($count) }
nobility = { $steps ->
    [one] { $steps } paso en la { scale } de nobleza
   *[other] { $steps } pasos en la { scale } de nobleza
}
main-action = Gana una acción principal adicional
queen-near = Acerca a la reina a ciudades libres
against = Frena a { $name }
merchants = { $left ->
    [0] Coloca los últimos { $count } mercaderes
    [1] { $count } mercaderes más en el mapa, queda { $left }
   *[more] { $count } mercaderes más en el mapa, quedan { $left }
}
more = { $good ->
    [vp] { VP($count) } más
    [coins] { COINS($count) } más
    [servants] { SERVANTS($count) } más
    [cards] { CARDS($count) } más
   *[nobility] { $count } más en la { scale } de nobleza
}
denied = Contra { $name }: ya no queda la loseta { REWARD_TILE($tile, form: "of") }
unmatched = Contra { $name }: consejo { COUNCIL($council, form: "of") } quizá más caro
queen-away = Contra { $name }: la reina está cerca de menos ciudades libres
outranked = Contra { $name }: ya no va primero en nobleza
fewer-permits = Contra { $name }: ya no tiene más permisos que nadie
sentence = { $reason }.
theme = { $of ->
    [tile] Una loseta de recompensa
    [ending] El último mercader
    [change] Otros permisos
    [nobility] La nobleza
    [queen] La ayuda de la reina
    [chain] Fichas en cadena
    [election] Elección al consejo
    [extra] Acción adicional
    [merchant] La ciudad adecuada
    [permit] El permiso adecuado
   *[preparing] Preparar la jugada
}
