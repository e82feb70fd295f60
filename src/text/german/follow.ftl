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
since = Seit deinem Zug
since-title = Seit du zuletzt am Zug warst
concerns = Änderungen für dich
nothing = Seit du zuletzt am Zug warst, ist nichts passiert.
digest = { $concerns ->
    [0] Seit deinem Zug: { MOVES($entries) }
   *[more] Seit deinem Zug: { MOVES($entries) }, { CHANGES($concerns) } für dich
}
