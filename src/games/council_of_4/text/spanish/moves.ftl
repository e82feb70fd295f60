search = Ciudad, color, permiso o acción: «indur», «rosa costa»
all = Todas
main = Principales { $count }
quick = Rápidas { $count }
which = Filtrar jugadas
group = { $name }, { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, { $open ->
    [yes] abierto
   *[no] cerrado
}
other-payments = { $count ->
    [one] { $count } pago más, { $open ->
        [yes] visible
       *[no] oculto
    }
   *[other] { $count } pagos más, { $open ->
        [yes] visibles
       *[no] ocultos
    }
}
group-hint = grupo
end = Terminar turno
councillor = { COLOUR($colour) } al consejo { COUNCIL($council, form: "of") }
falls-out = { COLOUR($colour, form: "small") } sale
permit-at = { $letters }, { REGION($region) }, { SLOT($slot) } hueco
city-by-permit = { $city } con { $letters }
who-is-here = { $names ->
    [one] { LIST($names) } está ahí
   *[other] { LIST($names) } están ahí
}
roads = { $count ->
    [0] la reina está ahí
   *[more] { ROADS($count) }
}
chain = cadena de { CITIES($cities) }
servant = { "1" } sirviente
under-the-deck = { $permits ->
    [0] { "" }
    [one] { LIST($permits) } va bajo el mazo
   *[other] { LIST($permits) } van bajo el mazo
}
main-action = { "1" } acción principal adicional
token = Ficha de { $city }
none = Ninguno
two-cities = { LIST($cities) }
completes = obtiene la loseta { REWARD_TILE($tile, form: "of") }: { VP($vp) }{ $queens ->
    [none] { "" }
   *[some] { "" } y los { $queens } de la recompensa de la reina
} al final
elect = Elegir { ELECTION($colour, $council, $left) }
acquire = Adquirir { PERMIT($letters, $region, $slot) } con { CARDS_OF($cards) }
place = Colocar un mercader en { $city } con el permiso { $letters }
queen = Colocar un mercader en { $city } con la reina ({ CARDS_OF($cards) })
engage = Contratar un sirviente
change = Cambiar los permisos { REGION($region, form: "of") }
send = Enviar un sirviente a elegir { ELECTION($colour, $council, $left) }
extra = Comprar una acción principal adicional
choose-token = Escoger la ficha de { $city }
take = Tomar gratis { PERMIT($letters, $region, $slot) }
decline = Rechazar el permiso gratuito
repeat = Repetir el permiso { $letters }
tokens = Escoger las fichas de { $one } y de { $other }
sentence = { $head }{ $paid ->
    [none] { $gained ->
        [none] .
       *[some] : ganar { LIST($gained, between: ", ") }.
    }
   *[some] : pagar { LIST($paid, between: ", ") }{ $gained ->
        [none] .
       *[some] , ganar { LIST($gained, between: ", ") }.
    }
}
cards-of = { LIST(POLITICS($cards, form: "small")) }
completes-too = { CAPITAL(COMPLETES($tile, $vp, $queens)) }.
election = un consejero { COLOUR($colour, form: "small") } para el consejo { COUNCIL($council, form: "of") } y sacar uno { COLOUR($left, form: "small") }
permit = el permiso { $letters } del { SLOT($slot) } hueco { REGION($region, form: "of") }
then-choose = Y luego decides.
ends-game = Empieza la última ronda.
reveals = Revela algo oculto.
