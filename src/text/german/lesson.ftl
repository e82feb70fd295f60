title = { $of ->
    [first-game] Spielen lernen
   *[playing-well] Gut spielen
}
invitation = { $of ->
    [first-game] { $steps } kurze Schritte an einem echten Tisch, mit den echten Regeln.
   *[playing-well] { $steps } kurze Schritte durch eine gewonnene Partie: was ihre Aktionen gut machte.
}
done = { $done } von { $all } Schritten geschafft
start = Lektionen beginnen
resume = Lektionen fortsetzen
again = Von vorn
step = Schritt { $number } von { $all }
later = Einige Züge später:
your-turn = Dein Zug:
well-done = Geschafft.
progress = { $done } von { $all }
all = Alle Lektionen
lesson-done = geschafft
lesson-open = läuft
not-done = Mach zuerst das hier oder wähle „Für mich machen“.
not-now = Nicht in diesem Schritt: Tu, was die Lektion verlangt.
no-undo = In den Lektionen nimmst du „Zurück“ statt „Rückgängig“.
not-of-this = Zu „{ $game }“ gibt es solche Lektionen nicht.
back = Zurück
next = Weiter
do-it = Für mich machen
skip = Lektion auslassen
leave = Verlassen
play = Erste Partie spielen
finish = Zur Startseite
leave-title = Lektion verlassen?
leave-body = Wenn du zurückkommst, machst du hier weiter.
leave-yes = Verlassen
leave-no = Bleiben
