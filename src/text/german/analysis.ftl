open = Analysieren
title = Analyse
decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
running = Analyse: { $done } von { DECISIONS($all) }
paused = Pause nach { $done } von { DECISIONS($all) }
finished = { DECISIONS($all) } analysiert: { DEPTH($at, form: "small") }
note = Läuft nur auf diesem Gerät. Ergebnisse erscheinen nach und nach und werden gespeichert.
depth-title = Tiefe
depth-word = { DEPTH($of) }
pause = Pause
go-on = Fortsetzen
needs-the-thread = Die Analyse läuft nicht: Dieser Browser konnte die Bots nicht im Hintergrund starten. Versuch, die Seite neu zu laden.
not-kept = { $fault ->
    [blocked] Ergebnisse lassen sich nicht speichern: Dieser Browser sperrt den Speicher. Sie bleiben, bis du diese Seite verlässt.
    [full] Ergebnisse lassen sich nicht speichern: Der Speicher des Browsers ist voll. Sie bleiben, bis du diese Seite verlässt, und deine Partie ist weiter gespeichert.
    [crowded] Ergebnisse lassen sich nicht speichern: Der Speicher des Browsers ist voll. Sie bleiben, bis du diese Seite verlässt, und deine Partie ist weiter gespeichert.
    [not-read-back] Der Browser hat die Ergebnisse nicht behalten. Sie bleiben, bis du diese Seite verlässt.
    [damaged] Der Browser hat die Ergebnisse nicht behalten. Sie bleiben, bis du diese Seite verlässt.
   *[newer] Der Browser hat die Ergebnisse nicht behalten. Sie bleiben, bis du diese Seite verlässt.
}
percent = { $percent } %
chart = Siegchance nach jeder Aktion
chart-table = Chancen als Tabelle
trend = { $name } kam von { $first } % auf { $last } % { $won ->
    [yes] und gewann
   *[no] und gewann nicht
}
chart-says = Siegchance, Aktion für Aktion{ $all-known ->
    [yes] { "" }
   *[no] { "" }, soweit analysiert
}: { LIST($seats, between: "; ") }.
open-part = noch nicht analysiert
estimate = nur erste Schätzung
before = Vor dieser Aktion
result = Ergebnis
costliest = Teuerste Entscheidungen
whose = Spieler
all = Alle
only = Nur die von { $name }
when = { $round }, { $part }
better = Besser:
loss = −{ $points } %
costs = kostet { POINTS($points) }
turned = Hier kippt die Partie: Mit der besseren Aktion führt { $name } mit { $best } %, nach dieser führt jemand anders.
none-yet = Bisher keine teure Entscheidung.
none = Keine teure Entscheidung.
summary = { DECISIONS($judged) } bewertet; { $equal } davon optimal oder weniger als { $listed-from } Punkte schlechter
keys = Pfeiltasten wählen eine Entscheidung, Enter öffnet eine Variante.
position = Die Stellung
of-position = { $round }, { $name }: vor der Entscheidung
played = gespielt
how-judged = Siegchance nach jeder Wahl: In { THOUSANDS($tries) } Versuchen wurde durchgespielt, wie die Partie weitergehen könnte. Dabei zählt nur, was { $name } in diesem Moment sehen konnte.
moments = { $count ->
    [one] { $count } Moment zum Lernen
   *[other] { $count } Momente zum Lernen
}
moment = Moment { $number } von { $all }
moment-asks = Hier hat { $name } { POINTS($points) } Gewinnchance verschenkt. Finde einen besseren Zug.
moment-played = In der Partie gespielt: { $title } (−{ $points } %).
learn = Aus Fehlern lernen
find-better = Bessere Züge finden
moments-soon = Deine eigenen Entscheidungen kommen zuerst, dann wirst du nach besseren gefragt.
no-moments = Hier gibt es nichts zu lernen: Kein anderer Zug wäre klar besser gewesen.
what-if = Variante
what-if-of = Variante: Entscheidung { $number }
what-if-title = Variante: { $round }
what-if-note = Ab hier spielst du für { $name }.{ $bots ->
    [none] { "" }
    [1] { "" } Ein Bot spielt für { LIST($bots) }.
   *[more] { "" } Bots spielen für { LIST($bots) }.
} Dieser Tisch wird nicht gespeichert, und deine Partie ändert sich nicht.
back = Zurück zur Analyse
