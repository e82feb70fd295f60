title = Reglas
open = Reglas
back = Volver
contents = Índice
rulings-here = Aclaraciones de esta página
print = Imprimir las reglas
search = Buscar en las reglas
next-hit = Aparición siguiente
previous-hit = Aparición anterior
places = { $all ->
    [0] no aparece
    [one] { $all } aparición
   *[other] { $all } apariciones
}
place-of = { $shown } de { PLACES($all) }
found-in = { $places ->
    [one] { $places } aparición
   *[other] { $places } apariciones
}
