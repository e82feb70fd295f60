search = Name oder Spieler
state = Stand
any = Alle
going = Laufend
over = Beendet
game = Spiel
any-game = Alle Spiele
select = Auswählen
select-all = Alle { $count } auswählen
none-chosen = Wähle Partien in der Liste aus.
delete-many = { GAMES($count) } löschen
delete-ask = { GAMES($count) } löschen?
delete-note = Du kannst sie gleich danach zurückholen, bevor du etwas anderes tust.
statistics = Statistik
counted = Deine beendeten Partien gegen Bots, auch gelöschte. Partien mit Hilfe zählen getrennt; Partien aus Dateien und Links, Kopien, Varianten und kurze Tagesaufgaben zählen nicht.
games = Partien
won = Gewonnen
won-of = { $won } ({ $percent } %)
points = Punkte im Schnitt
best = Höchste
all = Alle
against = { $of ->
    [none] Gemischte Stufen
   *[some] Stufe { LEVEL($of) }
}
players = { $count } Spieler
assisted = Mit Hilfe
causes = Herkunft der Punkte
own-points = Du
bots-points = Die Bots dort
habits = Was am meisten kostete
times = Fehler
lost-sum = Chance verloren
lost = { POINTS($points) }
habits-of = { $title }: { $matches ->
    [one] { $matches } analysierte Partie
   *[other] { $matches } analysierte Partien
}
no-own = Noch keine beendete Partie gegen Bots.
unread = { $count ->
    [one] { $count } Ergebnis ist nicht lesbar. Es bleibt, wie es ist.
   *[other] { $count } Ergebnisse sind nicht lesbar. Sie bleiben, wie sie sind.
}
results-added = { $count ->
    [0] Die Ergebnisse der Datei waren schon gezählt.
    [one] { $count } Ergebnis kam zu deiner Statistik.
   *[other] { $count } Ergebnisse kamen zu deiner Statistik.
}
besides-added = Rätsel, Momente und Richtwerte der Datei kamen dazu.
besides-unsaved = Rätsel, Momente und Richtwerte der Datei ließen sich hier nicht speichern.
besides-left = Rätsel, Momente und Richtwerte der Datei sind zum Teil nicht lesbar; dieser Teil kam nicht dazu.
