title = Jugadas posibles
close = Cerrar la lista
search-for = Buscar entre las jugadas posibles
nothing-found = Ninguna jugada posible con esas palabras.
nothing-legal = Ahora no tienes nada que decidir.
found = { MOVES($count) }.
move-hint = recorrer
open-hint = abre; otra vez, confirma
