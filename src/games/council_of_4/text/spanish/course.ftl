title = { $of ->
    [aim] El objetivo
    [elect] Elegir
    [acquire] Adquirir un permiso
    [place] Colocar un mercader
    [chains] Las cadenas
    [queen] La reina
    [quick] Acciones rápidas
    [end] La nobleza y el final
    [tempo] El ritmo
    [servants] Los sirvientes
    [networks] Las redes
    [timing] El momento de la reina
   *[ending] Terminar la partida
}
roads = { ROADS($count) }
tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
colour-name = { COLOUR($colour, form: "small") }
council-name = { COUNCIL($council, form: "of") }
cities = { $cities ->
    [none] nada
   *[some] { LIST($cities) }
}
gains = { $gains ->
    [none] nada
   *[some] { LIST($gains) }
}
main-actions = { $count ->
    [one] { $count } acción principal adicional
   *[other] { $count } acciones principales adicionales
}
elect = elige un consejero { COLOUR($colour, form: "small") } para el consejo { COUNCIL($council, form: "of") }
acquire = adquiere el permiso { $permit } por { CARDS($cards) }
place = coloca un mercader en { $city } con el permiso { $permit }
place-with-queen = lleva a la reina a { $city } por { CARDS($cards) }
engage-servant = contrata un sirviente
change-permits = cambia los permisos { REGION($region, form: "of") }
send-servant = envía un sirviente a elegir un consejero { COLOUR($colour, form: "small") } para el consejo { COUNCIL($council, form: "of") }
additional-main = compra una acción principal adicional
end-turn = termina tu turno
choose-token = escoge una ciudad para repetir su ficha
choose-tokens = escoge dos ciudades para repetir sus fichas
take-permit = toma un permiso, o ninguno
repeat-permit = escoge un permiso para repetir
