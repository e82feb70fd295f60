not-your-turn = Du bist nicht am Zug.
not-asked = Damit ist jetzt nichts zu tun.
play-closed = { $what }: { $why }.
nobody = In { VILLAGE($at) } ist niemand zu wählen.
enough = Du hast schon { $count } genommen: Lege erst einen zurück.
full = Alle Felder für { TRADE($of, form: "some") } sind besetzt.
nothing-taken = Du hast niemanden von { CLAN($of) } genommen.
