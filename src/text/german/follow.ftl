skip = Vorspulen
skip-note = bis zu dir
skip-to-turn = Vorspulen bis zu mir
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
skipping = Es wird schon bis zu deinem Zug vorgespult.
settling = Dieser Knopf ist gerade erst erschienen: Drück noch einmal.
since = Züge der anderen
since-title = Was die anderen taten
concerns = Änderungen für dich
nothing = Die anderen haben nichts getan.
digest = { $concerns ->
    [0] Die anderen: { MOVES($entries) }
   *[more] Die anderen: { MOVES($entries) }, { CHANGES($concerns) } für dich
}
