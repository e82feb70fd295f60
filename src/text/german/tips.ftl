name = { $of ->
    [confirm] Bestätigen
    [skip] Vorspulen
    [undo] Rückgängig
    [restart] Zug neu beginnen
    [to-here] Bis hier zurück
    [redo] Wiederholen
    [hint] Tipp
    [why] Warum?
    [replay] Rückschau ab hier
    [what-if] Variante
    [settings] Einstellungen
    [moves] Mögliche Aktionen
    [own-seat] Dein Platz
    [keys] Tastenkürzel
    [theme] Hell oder dunkel
    [home] Zur Startseite
    [rules] Regeln
    [saved] Speichern
   *[assisted] Mit Hilfe
}
what = { $of ->
    [confirm] Spielt die Aktion aus der Vorschau. Taste: Enter.
    [skip] Spielt die Züge der Bots sofort zu Ende.
    [undo] Nimmt deine letzte Aktion zurück. Allein gegen Bots geht das auch nach einem Aufdecken, aber die Partie wird dann als „mit Hilfe“ markiert.
    [restart] Nimmt alles zurück, was du in diesem Zug getan hast.
    [to-here] Nimmt diese Aktion und alles danach zurück.
    [redo] Spielt die zurückgenommene Aktion noch einmal.
    [hint] Zeigt die drei besten Aktionen mit ihren Gründen und markiert die Partie als „mit Hilfe“. Taste: „.“.
    [why] Zeigt, was dieser Bot von seiner Aktion erwartet hat und was von anderen.
    [replay] Zeigt die Partie ab diesem Moment. Zusehen ändert nichts.
    [what-if] Beginnt in diesem Moment eine eigene Partie, und alles Verdeckte bleibt, wie es ist. Diese Partie ändert sich nicht.
    [settings] Stellt Tempo, Farben, Töne, Textgröße, Buchstaben auf Steinen und Sprache ein.
    [moves] Listet jede Aktion auf, die du jetzt spielen kannst, mit Preis und Ertrag, und lässt sich durchsuchen. Taste: „/“.
    [own-seat] Der Platz, den du in dieser Partie per Link spielst. Drück darauf, um einen anderen zu wählen.
    [keys] Listet alle Tastenkürzel auf. Taste: „?“.
    [theme] Wechselt zwischen heller und dunkler Seite.
    [home] Verlässt den Tisch. Du kannst jederzeit zu dieser Partie zurückkommen.
    [rules] Öffnet die Regeln, mit Bildern, Klarstellungen und einer Suche. Taste: F{ "1" }.
    [saved] Speichert deine Partie nach jeder Aktion in diesem Browser.
   *[assisted] In dieser Partie gab es einen Tipp oder eine Variante, oder eine Aktion wurde rückgängig gemacht, nachdem etwas Verdecktes aufgedeckt war oder ein Bot gespielt hatte.
}
