skip = Salta
skip-note = i turni dei bot
skip-to-turn = Salta i turni dei bot
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
skipping = I turni dei bot si stanno già saltando.
settling = Questo pulsante è appena apparso: premi di nuovo.
since = Mosse degli altri
since-title = Cosa hanno fatto gli altri
concerns = Cosa cambia per te
nothing = Gli altri non hanno fatto niente.
digest = { $concerns ->
    [0] Gli altri: { MOVES($entries) }
   *[more] Gli altri: { MOVES($entries) }, { CHANGES($concerns) } per te
}
