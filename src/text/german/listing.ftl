title = Mögliche Aktionen
close = Liste schließen
search-for = Mögliche Aktionen durchsuchen
nothing-found = Keine mögliche Aktion hat alle diese Wörter.
nothing-legal = Du hast gerade nichts zu entscheiden.
found = { MOVES($count) }.
move-hint = blättern
open-hint = öffnet, dann bestätigt
