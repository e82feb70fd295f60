title = Partidas guardadas
count = { $matches } · { $kilobytes } kB
none-found = No se encontró ninguna partida.
show-rest = Mostrar { $next } más
show-more = Mostrar { $next } más de { $hidden }
select-one = Seleccionar «{ $name }»
same-again = Como la última vez
all = Todas ({ $games })
fewer = Menos
more = Más opciones de «{ $name }»
rename = Renombrar
name = Nombre de la partida
name-note = Déjalo vacío para usar los nombres de los jugadores.
keep-name = Guardar nombre
copy = Hacer una copia
copy-of = Copia de { $name }
game-file = Guardar como archivo
json = Guardar datos (JSON)
delete = Borrar
deleted = Se borró «{ $name }».
deleted-many = { $count ->
        [one] { $count } partida borrada
       *[other] { $count } partidas borradas
    }.
bring-back = Recuperar
not-brought-back = No queda espacio para recuperarla.
cancel = Cancelar
origin-branch = ¿Y si…? (jugada { $number })
origin-daily = Reto del { $day }
origin-copy = Copia
origin-given = De un archivo o enlace
players = { $persons ->
    [0] { BOTS($bots) }
    [1] contra { BOTS($bots) }
   *[more] { $persons } personas{ $bots ->
        [0] { "" }
       *[more] { "" }, { BOTS($bots) }
    }
}
just-now = ahora mismo
minutes-ago = hace { $minutes } min
hours-ago = hace { $hours } h
import-title = Importar una partida
import-body = Elige un archivo guardado desde Curia, o suelta uno aquí.
choose-file = Elegir un archivo
drop-here = Suéltalo para importarlo
link-title = Abrir un enlace
link-body = Un reparto o una partida que te enviaron.
link-field = Enlace de la partida
open-link = Abrir
taken-in = Se añadió «{ $name }» ({ MOVES($actions) }).
taken-in-all = Añadidas desde el archivo: { $kept } de { GAMES($all) }.
known-already = «{ $name }» ya está en tu lista.
known-already-many = { $count ->
        [one] { $count } ya estaba en tu lista.
       *[other] { $count } ya estaban en tu lista.
    }
not-opened = No se puede abrir: { $why }.
fell-short = Abierta hasta la jugada { $kept }; el resto no encaja: { $why }.
wrong-result = Solo el resultado del archivo es erróneo: { $why }.
not-text = No se pudo leer «{ $name }»: el archivo es demasiado grande, o el navegador no puede abrirlo.
share = Compartir enlace
linked-title = Partida compartida
which-link = El texto tiene varios enlaces. ¿Cuál abrir?
linked-actions = Una partida tras { MOVES($actions) }.
only-here = Solo en esta pestaña
partly-here = Sin guardar del todo
only-here-note = Lo que no se pudo guardar de tus partidas se pierde cuando cierras esta pestaña.
unreadable-title = No se pueden abrir
aside-title = Datos dañados
aside-note = Datos guardados que Curia no pudo leer. No los necesitas para jugar: guárdalos como archivo o bórralos.
download = Guardar como archivo
discard = Borrar
discarded = Borrado.
keep-title = Conserva tus partidas.
keep-note = Solo están en este navegador. Guárdalas todas en un archivo, que podrás importar aquí o en otro sitio.
keep-note-safari = Safari borra los datos de una página tras siete días sin visitarla. Añade Curia a la pantalla de inicio, o guarda tus partidas como archivos.
keep-a-copy = Una partida larga: guárdala como archivo por si acaso.
save-all = Guardar todo
clock-was-ahead = reloj adelantado
