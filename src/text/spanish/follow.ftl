skip = Saltar
skip-note = los turnos de bots
skip-to-turn = Saltar los turnos de bots
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
skipping = Ya se están saltando los turnos de bots.
settling = Este botón acaba de aparecer: púlsalo otra vez.
since = Jugadas de otros
since-title = Lo que hicieron los demás
concerns = Cambios para ti
nothing = Los demás no han hecho nada.
digest = { $concerns ->
    [0] Los demás: { MOVES($entries) }
   *[more] Los demás: { MOVES($entries) }, { CHANGES($concerns) } para ti
}
