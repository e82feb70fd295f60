search = Nombre o jugador
state = Estado
any = Todas
going = En curso
over = Terminadas
game = Juego
any-game = Todos los juegos
select = Seleccionar
select-all = Seleccionar todas ({ $count })
none-chosen = Selecciona partidas en la lista.
delete-many = Borrar { GAMES($count) }
delete-ask = ¿Borrar { GAMES($count) }?
delete-note = Podrás recuperarlas justo después, antes de hacer otra cosa.
statistics = Estadísticas
counted = Tus partidas terminadas contra bots, también las borradas. Las asistidas se cuentan aparte; las de archivos y enlaces, las copias, los «¿Y si…?» y los retos cortos no cuentan.
games = Partidas
won = Ganadas
won-of = { $won } ({ $percent } %)
points = Media de puntos
best = Máximo
all = Todas
against = { $of ->
    [none] Contra varios niveles
   *[some] Contra bots: { LEVEL($of, form: "small") }
}
players = { $count } jugadores
assisted = Asistidas
causes = De dónde vienen los puntos
own-points = Tú
bots-points = Los bots
habits = Lo que más costó
times = Errores
lost-sum = Probabilidad perdida
lost = { POINTS($points) }
habits-of = { $title }: { $matches ->
    [one] { $matches } partida analizada
   *[other] { $matches } partidas analizadas
}
no-own = Aún no hay partidas terminadas contra bots.
unread = { $count ->
    [one] { $count } resultado no se puede leer. Queda como está.
   *[other] { $count } resultados no se pueden leer. Quedan como están.
}
results-added = { $count ->
    [0] Los resultados del archivo ya estaban contados.
    [one] { $count } resultado se sumó a tus estadísticas.
   *[other] { $count } resultados se sumaron a tus estadísticas.
}
besides-added = Los problemas, momentos y referencias del archivo se añadieron.
besides-unsaved = Los problemas, momentos y referencias del archivo no se pudieron guardar.
besides-left = Los problemas, momentos y referencias del archivo no se pueden leer en parte; esa parte no se añadió.
