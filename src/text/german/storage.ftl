saved-not-yet = Noch nicht gespeichert
saved-saving = Wird gespeichert
saved-yes = Hier gespeichert
saved-no = Nicht gespeichert
fault = { $fault ->
    [blocked] Dieser Browser sperrt den Speicher (privates Fenster oder Einstellung).
    [full] Der Speicher des Browsers ist voll.
    [crowded] Eine andere Anwendung unter derselben Adresse füllt den Speicher des Browsers: Partien zu löschen hilft kaum.
    [newer] Eine neuere Version von Curia hat diese Daten geschrieben, darum werden sie hier nicht überschrieben.
    [not-read-back] Der Browser hat den Speicherstand nicht behalten.
   *[damaged] Ein beschädigter Speicherstand ließ sich nicht beiseitelegen und wird nicht überschrieben.
}
not-saved = Das ließ sich nicht speichern.
play-on = Du kannst weiterspielen, aber neue Aktionen werden nicht gespeichert; was schon gespeichert ist, ist sicher.
play-unkept = Du kannst spielen, aber Partien sind weg, wenn du die Seite schließt.
unsaved-elsewhere = Inzwischen hat ein anderer Tab diese Partie gespeichert. Dieser Speicherstand wird nicht überschrieben.
unsaved-removed = Diese Partie wurde in einem anderen Tab gelöscht. Hier ist sie noch offen.
unsaved-too-long = Diese Partie hat mehr Aktionen als erlaubt.
lost = Bis Aktion { $kept } geöffnet; der Rest ({ MOVES($lost) }) lässt sich nicht spielen: „{ $first }“ geht dort nicht.
beyond = Bis Aktion { $kept } geöffnet, mehr kann eine Partie nicht haben; der Rest ({ MOVES($lost) }) ist weggelassen.
index-was-damaged = Die Liste der gespeicherten Partien war nicht lesbar. Sie wurde aus den Partien selbst neu aufgebaut.
elsewhere = Diese Partie ist in einem anderen Tab offen. Hier kannst du nur zusehen.
left = Der andere Tab hat diese Partie geschlossen. Du kannst hier weiterspielen.
play-here = Hier spielen
read-again = Diesen Stand laden
keep-both = Auch diese behalten
keep-after-all = Trotzdem behalten
set-aside = Ein anderer Tab hat diese Partie fortgesetzt. Deine ungespeicherten Aktionen hier sind jetzt eine eigene Partie.
retry = Erneut versuchen
make-room = Alte Partien löschen
results-were-damaged = Das Verzeichnis deiner Ergebnisse war nicht lesbar. Es wurde beiseitegelegt und aus dem Lesbaren und den gespeicherten Partien neu aufgebaut; Ergebnisse gelöschter Partien können fehlen.
no-results-blocked = Dieser Browser sperrt den Speicher, darum bleiben keine Ergebnisse.
no-results-full = Der Speicher des Browsers hat keinen Platz für die Ergebnisse.
no-results-damaged = Das Verzeichnis deiner Ergebnisse ist nicht lesbar. Es ließ sich nicht beiseitelegen und wird nicht überschrieben: Neue Ergebnisse zählen erst, wenn Platz ist.
no-results-newer = Eine neuere Version von Curia hat das Verzeichnis deiner Ergebnisse geschrieben. Es wird nicht überschrieben: Partien, die hier enden, zählen, sobald Curia aktuell ist.
