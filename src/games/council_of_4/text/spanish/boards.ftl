printed = Impreso
own = Propio
another = Tablero nuevo
made = Ciudades, colores y rutas son nuevos. Las distancias son como en los tableros impresos.
edit = Editar
title = Tablero propio
choose = Escoge una ciudad para cambiar sus rutas, su color o su lugar.
roads = Rutas
road = { $from }–{ $to }
crosses = Cruzaría { $road }
colour = Color
stays-royal = La reina empieza aquí. Para cambiarlo, escoge otra ciudad como real.
exchange = Cambiar de lugar con
tokens = Fichas de ciudad
dealt = Al azar en cada partida
fixed = Fijas
token = Ficha
no-token = La ciudad real no tiene ficha.
code = Código del tablero
copy-code = Copiar código
code-copied = Código copiado.
use-code = Abrir código
undo = Deshacer
is-board = { ROADS($count) }, como mucho { $farthest } de ciudad a ciudad.
use-it = Jugar en este tablero
name = Nombre
keep = Guardar
kept = Tableros guardados
name-it = Primero ponle un nombre.
not-yet = Todavía no es un tablero: mira debajo del mapa.
kept-as = Guardado como «{ $name }».
forget = Borrar { $name }
not-kept = El navegador no tiene sitio para guardarlo. Copia su código.
wrong-colour = { $count ->
    [one] { $count } ciudad { CITY_COLOUR($colour, form: "of") }
   *[other] { $count } ciudades { $colour ->
        [gold] de oro
        [silver] de plata
        [bronze] de bronce
        [iron] de hierro
       *[royal] reales
    }
} en vez de { $needed }.
crossing = { LIST($roads) } se cruzan.
apart = Ninguna ruta lleva a { LIST($cities) }.
too-far = De { $from } a { $to } hay { $roads } rutas. El máximo es { $most }.
too-many = Ya hay demasiados tableros. Recarga la página.
no-parts = Un tablero son tres cifras, cada una { "1" } o { "2" }, o un código de tres o cuatro partes separadas por guiones.
no-cities = La primera parte de un código tiene cada ciudad una vez, en un lugar de su región.
no-colours = La segunda parte de un código tiene un color por ciudad: g, s, b o i, y r para una sola.
no-roads = La tercera parte de un código tiene dos letras por ruta.
no-way = Ninguna ruta puede ir de { $from } a { $to }.
road-twice = La ruta { $road } está dos veces.
no-tokens = La cuarta parte de un código tiene cada ficha, de la a a la n, una vez.
