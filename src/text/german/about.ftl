version = Curia, Version { $version }
unofficial = Ein Fanprojekt, weder mit den Verlagen noch mit den Autoren der Spiele verbunden und nicht von ihnen unterstützt
name = Curia
games = Über die Spiele
games-note = Curia ist ein Projekt von Fans; von diesen Menschen sind die Spiele. Gefällt dir eins, such es gedruckt.
in-short = Ein inoffizielles Fanprojekt. Nichts verlässt dieses Gerät.
offline = Offline
is-kept = Curia ist auf diesem Gerät gespeichert und startet auch ohne Verbindung
is-kept-in-part = Was du geöffnet hast, ist auf diesem Gerät gespeichert und geht auch ohne Verbindung
is-coming = Der Rest wird gespeichert. Du kannst weiterspielen
keep-all = Alles behalten ({ $size } MB)
is-not-kept = Noch nicht offline verfügbar: Zum Öffnen brauchst du eine Verbindung
licences = Lizenzen
licences-note = Curia steht unter der MIT- oder Apache-{ "2.0" }-Lizenz, seine Schriften unter der SIL Open Font License { "1.1" }
alegreya = Schrift Alegreya
source-sans = Schrift Source Sans { "3" }
others = Inhalte Dritter
update-ready = Eine neue Version ist bereit
update-note = Die Seite lädt neu, und deine Partie geht da weiter, wo sie war
update-held = { $held ->
    [turn] Aktualisieren kannst du nach deinem Zug
   *[unsaved] Aktualisieren kannst du, sobald jede Partie gespeichert ist
}
update = Aktualisieren
settings-with-update = Einstellungen; eine neue Version ist bereit
