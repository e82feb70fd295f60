title = Tastenkürzel
open = Tastenkürzel
group = { $of ->
    [focus] Sich bewegen
    [action] Aktion wählen
    [turn] Der Zug
    [show] Anzeigen
    [list] In der Liste der möglichen Aktionen
   *[replay] In der Rückschau
}
key = Taste
does = Wirkung
task-next-group = geht zur nächsten oder vorigen Gruppe
task-neighbour = geht in dieser Richtung weiter
task-ends = geht zum Anfang oder Ende der Gruppe
task-press = wählt; noch einmal Enter bestätigt
task-confirm = bestätigt, was gewählt ist
task-hint-option = wählt eine Aktion des Tipps
task-undo = macht die letzte Aktion rückgängig
task-redo = wiederholt die zurückgenommene Aktion
task-skip = spult die Züge der Bots vor
task-hint = zeigt oder verbirgt den Tipp
task-list-moves = öffnet die Liste der möglichen Aktionen
task-show-keys = zeigt diese Tastenkürzel
task-rules = öffnet die Regeln zum aktiven Element; Esc führt zurück
task-theme = wechselt zwischen hell und dunkel
list = { $of ->
    [neighbour] geht zur nächsten oder vorigen Aktion
    [ends] geht zur ersten oder letzten Aktion
    [fold] schließt oder öffnet eine Gruppe
    [open] wählt die Aktion
    [search] durchsucht die Liste
   *[close] schließt die Liste
}
in-replay = { $of ->
    [action] in der Rückschau: vorige oder nächste Aktion
    [turn] in der Rückschau: voriger oder nächster Zug
    [ends] in der Rückschau: Anfang oder Ende
    [play] in der Rückschau: spielt ab oder hält an
    [see] in der Rückschau: Sicht eines Spielers oder alles offen
    [branch] in der Rückschau: Variante ab hier
    [search] in der Rückschau: durchsucht den Verlauf
   *[close] in der Rückschau: zurück dahin, wo du warst
}
