title = Reglas
open = Reglas
back = Volver
contents = Índice
rulings-here = Aclaraciones de esta página
print = Imprimir las reglas
search = Buscar en las reglas
next-hit = Resultado siguiente
previous-hit = Resultado anterior
places = { $all ->
    [0] no aparece
    [one] { $all } resultado
   *[other] { $all } resultados
}
place-of = { $shown } de { PLACES($all) }
found-in = { $places ->
    [one] { $places } resultado
   *[other] { $places } resultados
}
