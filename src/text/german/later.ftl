coming = Einen Moment …
missing = Dieser Teil der Seite wurde nicht geladen. Nichts ist verloren: Prüf deine Verbindung und versuch es noch einmal.
outdated = Auf dem Server liegt nur noch eine neuere Version von Curia, ohne diesen Teil der deinen. Aktualisiere, um weiterzumachen.
again = Erneut versuchen
back = Zurück
