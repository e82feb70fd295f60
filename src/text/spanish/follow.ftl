skip = Saltar
skip-note = a tu turno
skip-to-turn = Saltar a mi turno
hold = Pausar
plays = Juega { $name }
pays = Paga
gains = Gana
last-turn = último turno
your-turn = Te toca, { $name }
turn-of = Turno de { $name }
you-drew = Robaste
watch = Ver
left-to-do = Por hacer
done = hecho
show-on-map = Ver en el mapa
moves = Jugadas
skipping = Ya estás saltando a tu turno.
settling = Este botón acaba de aparecer: púlsalo otra vez.
since = Desde tu turno
since-title = Desde tu último turno
concerns = Cambios para ti
nothing = Nada desde tu último turno.
digest = { $concerns ->
    [0] Desde tu turno: { MOVES($entries) }
   *[more] Desde tu turno: { MOVES($entries) }, { CHANGES($concerns) } para ti
}
