title = Endstand
winner = Sieg
shared = Geteilter Sieg
place = { $place ->
    [0] { "1" }.
    [1] { "2" }.
    [2] { "3" }.
    [3] { "4" }.
    [4] { "5" }.
   *[more] { "" }
}
plus = +{ $points }
total = Summe
seed = Startwert { $seed }
origins = Herkunft der Punkte
line = links der Linie: während der Partie · rechts: am Ende
part = { $name }, { $cause }: { $points }
moves-of = { $name } · { $what }
numbers-note = Wähle eine Zahl, dann siehst du die Aktionen dahinter.
nothing-behind = Hier hat keine Aktion etwas gebracht.
play = Partie
last-count = Die Schlusswertung
wins = { $winners ->
    [1] { LIST($winners) } gewinnt
   *[more] { LIST($winners) } teilen sich den Sieg
}
lead = { $points } Vorsprung
no-lead = durch Stichentscheid
skip = Vorspulen
see = So wurde gewonnen
with-names = Mit den Namen der Spieler
save-picture = Bild speichern
not-drawn = Dieser Browser konnte das Bild nicht zeichnen.
colour = { $of ->
    [scarlet] Scharlach
    [cobalt] Kobalt
    [forest] Waldgrün
    [amber] Bernstein
   *[onyx] Onyx
}
new-game = Neue Partie
back-to-table = Tisch ansehen
again-new = Neu verteilt spielen
again-same = Noch einmal, gleich verteilt
chart = Punkte nach Zügen
turn = Zug
at-the-end = am Ende
chart-seat = { $name } { $total }, davon { $during } während der Partie
chart-says = Endstand: { LIST($seats, between: "; ") }.
chart-as-table = Als Tabelle
chart-as-drawing = Als Diagramm
at-the-end-row = Am Ende
after-turn = Nach Zug { $turn }
quiet-turns = Züge ohne Punkte sind weggelassen.
leaps = Wendepunkte
takes-the-lead = geht in Führung
when = Zug { $turn }, { $round }
