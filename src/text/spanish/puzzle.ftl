of-the-day = Problema del día
count = { $solved ->
    [0] Encuentra la mejor jugada · { $all } problemas
    [one] Encuentra la mejor jugada · { $solved } resuelto de { $all }
   *[other] Encuentra la mejor jugada · { $solved } resueltos de { $all }
}
solve = Resolver
others = Otros
number = Problema { $number } de { $all }
solved = Resuelto
task = Juega { $name }: encuentra la jugada que más gana.
right = Es la mejor jugada
right-too = Vale tanto como la mejor jugada
wrong = Hay una jugada mejor
best = La mejor jugada
weighed = Se examina tu jugada
weighing = { $title }: los bots miran qué aporta.
costs = { $title }: tu probabilidad de ganar baja { POINTS($points) }.
not-weighed = { $title }: no está entre las mejores jugadas.
missed = { $missed ->
    [1] Se les escapa a los bots de { $missed } nivel de { $levels }.
   *[more] Se les escapa a los bots de { $missed } niveles de { $levels }.
}
missed-by-all = Se les escapa a los bots de todos los niveles hasta { level-master }.
show = Ver la respuesta
again = Reintentar
at-table = Ver en la mesa
previous = Anterior
next = Siguiente
not-here = Esto es un problema: busca una sola jugada.
none = Ese problema no existe.
all = Problemas
show-which = Mostrar
which = { $which ->
    [all] Todos
    [open] Sin intentar
    [missed] Fallados
   *[again] Por repasar
} ({ $count })
none-listed = Aquí no hay problemas.
progress = { $of ->
    [open] Sin intentar
    [first] Resuelto a la primera
    [solved] Resuelto
   *[missed] Fallado
}
missed-on = Fallado el { $day }
due = Por repasar
to-repeat = { $count ->
    [one] { $count } problema fallado por repasar
   *[other] { $count } problemas fallados por repasar
}
rating = Fuerza en problemas: { $rating } ± { $deviation }
rating-after = Fuerza en problemas: { $rating } ({ $change })
how-it-counts = Para la fuerza solo cuenta tu primer intento de cada problema. Un problema fallado vuelve a los { $first } días y, con cada respuesta correcta, { $second } y { $third } días después.
play-on = Seguir desde aquí
play-on-note = Desde aquí juegas tú por { $name }. Esta mesa no se guarda.
back = Volver a la pregunta
