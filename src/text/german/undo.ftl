undo = Rück{ "\u00AD" }gängig
redo = Wieder{ "\u00AD" }holen
restart = Zug neu beginnen
restart-short = Von vorn
to-here = Bis hier zurück
no-undo = { $reason ->
    [nothing-done] In diesem Zug gibt es nichts rückgängig zu machen.
    [revealed] Rückgängig geht nicht mehr: Seitdem wurde etwas Verdecktes aufgedeckt.
    [not-your-turn] Rückgängig machen kannst du nur, wenn du am Zug bist.
   *[handed-over] Rückgängig geht nicht mehr: Seitdem war jemand anderes am Zug.
}
no-redo = Nichts zurückgenommen.
assisted = Mit Hilfe
assisted-yes = Rückgängig
assisted-no = Abbrechen
