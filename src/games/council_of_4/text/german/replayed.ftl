cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, davon { $paid } zu zahlen
}
no-permits = keine unbenutzt
points = Siegpunkte Zug für Zug. Jetzt: { LIST($seats, between: ", ") }.
search = Stadt, Spieler, Aktion
seat-points = { $name } { $points }
