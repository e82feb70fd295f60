elected = { $how ->
    [now] elige
    [past] eligió
   *[alone] Eligió
} un consejero { COLOUR($entered, form: "small") } para el consejo { COUNCIL($council, form: "of") }
sent = { $how ->
    [now] envía
    [past] envió
   *[alone] Envió
} un sirviente a elegir un consejero { COLOUR($entered, form: "small") } para el consejo { COUNCIL($council, form: "of") }
acquired = { $how ->
    [now] adquiere
    [past] adquirió
   *[alone] Adquirió
} { $permit }
placed = { $how ->
    [now] coloca
    [past] colocó
   *[alone] Colocó
} un mercader en { $city }
placed-with-queen = { $how ->
    [now] coloca
    [past] colocó
   *[alone] Colocó
} un mercader en { $city } con la reina
engaged = { $how ->
    [now] contrata un sirviente
    [past] contrató un sirviente
   *[alone] Contrató un sirviente
}
changed = { $how ->
    [now] cambia
    [past] cambió
   *[alone] Cambió
} los permisos { REGION($region, form: "of") }
additional-main = { $how ->
    [now] compra una acción principal adicional
    [past] compró una acción principal adicional
   *[alone] Compró una acción principal adicional
}
ended = { $how ->
    [now] termina su turno
    [past] terminó su turno
   *[alone] Terminó su turno
}
token = { $how ->
    [now] escoge
    [past] escogió
   *[alone] Escogió
} la ficha de { $city }
took = { $how ->
    [now] toma
    [past] tomó
   *[alone] Tomó
} { $permit } gratis
declined = { $how ->
    [now] rechaza el permiso gratuito
    [past] rechazó el permiso gratuito
   *[alone] Rechazó el permiso gratuito
}
repeated = { $how ->
    [now] repite
    [past] repitió
   *[alone] Repitió
} { $permit }
tokens = { $how ->
    [now] escoge
    [past] escogió
   *[alone] Escogió
} las fichas de { $one } y de { $other }
of-council = consejo { COUNCIL($council, form: "of") }
fits = { COUNCIL($council) }: { $count } de { $council-size }
happens = { $name } { $deed }
