kind = { $kind ->
    [elect] Elegir
    [acquire] Adquirir
    [place] Colocar
    [queen] Reina
    [engage] Contratar
    [change] Cambiar
    [send] Enviar
    [extra] Acción +
   *[answer] Escoger
}
kind-title = { $kind ->
    [elect] Elegir un consejero
    [acquire] Adquirir un permiso
    [place] Colocar un mercader
    [queen] Usar a la reina
    [engage] Contratar sirviente
    [change] Cambiar permisos
    [send] Enviar un sirviente
    [extra] Principal adicional
   *[answer] Escoger
}
question = { $decision ->
    [token] Escoger una ficha
    [free_permit] ¿Un permiso gratuito?
    [repeat_permit] Repetir un permiso
    [two_tokens] Escoger { "2" } fichas
    [turn] { "" }
   *[over] { "" }
}
turn-part = { $part ->
    [main] acción principal
    [quick] acción rápida
    [choice] decisión
   *[end] fin del turno
}
confirm = { $kind ->
    [elect] Elegir
    [acquire] Adquirir
    [place] Colocar
    [queen] Colocar
    [engage] Contratar
    [change] Cambiar
    [send] Enviar
    [extra] Comprar acción
   *[answer] Tomar
}
confirm-elect = Elegir { COLOUR($colour, form: "small") }
confirm-send = Elegir { COLOUR($colour, form: "small") }
confirm-acquire = Adquirir { $permit }
confirm-place = Colocar: { $city }
confirm-change = Cambiar { REGION($region) }
confirm-take = Tomar { $what }
confirm-take-both = Tomar { $first } + { $second }
confirm-decline = Rechazar
