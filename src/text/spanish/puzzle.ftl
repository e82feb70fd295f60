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
right = Es la mejor jugada
right-too = Vale tanto como la mejor jugada
wrong = Hay una jugada mejor
best = La mejor jugada
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
previous = Problema anterior
next = Problema siguiente
not-here = Esto es un problema: busca una sola jugada.
none = Ese problema no existe.
