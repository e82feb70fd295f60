skip = Salta
skip-note = al tuo turno
skip-to-turn = Salta al mio turno
hold = Pausa
plays = { $name } gioca
pays = Paga
gains = Ottiene
last-turn = ultimo turno
your-turn = Tocca a te, { $name }
turn-of = Turno di { $name }
you-drew = Hai pescato
watch = Guarda
left-to-do = Da fare
done = fatto
show-on-map = Mostra sulla mappa
moves = Mosse
skipping = Il salto al tuo turno è già in corso.
settling = Questo pulsante è appena apparso: premi di nuovo.
since = Mosse degli altri
since-title = Cosa hanno fatto gli altri
concerns = Cosa cambia per te
nothing = Gli altri non hanno fatto niente.
digest = { $concerns ->
    [0] Gli altri: { MOVES($entries) }
   *[more] Gli altri: { MOVES($entries) }, { CHANGES($concerns) } per te
}
