choice = Decisión { $this } de { $of }
pick = Nobleza { $space }: { $decision ->
    [token] una ciudad marcada
    [two_tokens] { "2" } ciudades marcadas
    [free_permit] un permiso visible, o ninguno
    [repeat_permit] uno de tus permisos
    [turn] { "" }
   *[over] { "" }
}
due = { $servants } por { $name ->
    [none] el mercader neutral
   *[some] { $name }
}
suits = Tus cartas, { COUNCIL($council) }: { $before } → { $after } de { $council-size }
suit-then = { COUNCIL($council) }: luego { $cards ->
    [one] sirve
   *[other] sirven
} { $cards }
suits-cost = luego { $council ->
    [coast] un permiso
    [hills] un permiso
    [mountains] un permiso
   *[queen] su ayuda
} cuesta { $before ->
    [none] –
   *[some] { $before }
} → { $after ->
    [none] –
   *[some] { $after }
}
under-deck = Bajo el mazo
then = y
new-permits = { $hidden ->
    [0] Ningún permiso nuevo
    [one] { "1" } permiso nuevo
   *[other] { "2" } permisos nuevos
}
permit-comes = vuelve
deck-stays = el mazo sigue en { $size }
gains = En curso
paid = { $count ->
    [one] ✓ { "1" } hecho
   *[other] ✓ { $count } hechos
}
after-it = Luego
no-declining = no se puede rechazar
options = Opciones
done = hecho
now = ahora
to-come = pendiente
steps-left = pasos
face-down = boca abajo
all-due = { LIST($due, between: ", ") }
with-due = { $servants } ({ $due })
sum = { $word } { LIST($parts, between: ", ") }.
enters = { COLOUR($colour) } entra: { COUNCIL($council) }.
leaves = { COLOUR($colour) } sale.
