skip = Vorspulen
skip-note = Züge der Bots
skip-to-turn = Züge der Bots vorspulen
hold = Pause
plays = { $name } spielt
pays = Zahlt
gains = Erhält
last-turn = letzter Zug
your-turn = Du bist am Zug, { $name }
turn-of = { $name } ist am Zug
you-drew = Du hast gezogen
watch = Ansehen
left-to-do = Noch zu tun
done = erledigt
show-on-map = Auf der Landkarte zeigen
moves = Aktionen
skipping = Die Züge der Bots werden schon vorgespult.
settling = Dieser Knopf ist gerade erst erschienen: Drück noch einmal.
since = Aktionen der anderen
since-title = Was die anderen taten
concerns = Änderungen für dich
nothing = Die anderen haben nichts getan.
digest = { $concerns ->
    [0] Die anderen: { MOVES($entries) }
   *[more] Die anderen: { MOVES($entries) }, { CHANGES($concerns) } für dich
}
