title = Regeln
open = Regeln
back = Zurück
contents = Inhalt
rulings-here = Klarstellungen zu dieser Seite
print = Alle Regeln drucken
search = Regeln durchsuchen
next-hit = Nächste Stelle
previous-hit = Vorige Stelle
places = { $all ->
    [0] nicht gefunden
    [one] { $all } Stelle
   *[other] { $all } Stellen
}
place-of = { $shown } von { PLACES($all) }
found-in = { $places ->
    [one] { $places } Stelle gefunden
   *[other] { $places } Stellen gefunden
}
