coming = Einen Moment …
missing = Dieser Teil der Seite wurde nicht geladen. Nichts ist verloren: Prüf deine Verbindung und versuch es noch einmal.
again = Erneut versuchen
back = Zurück
