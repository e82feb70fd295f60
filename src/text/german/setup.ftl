game = Spiel
seats = Plätze
from-to = { $fewest }–{ $most } Spieler
in-play = { $games ->
    [one] { $games } Partie läuft
   *[other] { $games } Partien laufen
}
change = Ändern
players = { $count } Spieler
name = Name von Platz { $seat }
who-decides = Wer auf Platz { $seat } spielt
how-well = Stufe des Bots auf Platz { $seat }
curtain-note = Handkarten zwischen Zügen verdeckt
together = Wie ihr zusammen spielt
at-one-screen = An diesem Gerät
by-link = Per Link
plays-here = spielt hier
gets-links = bekommt jeden Zug als Link
colour-of = Farbe von Platz { $seat }: { $of }
deal = Verteilung
seed = Startwert
new-seed = Neuer Startwert
seed-note = Gleicher Wert, gleiche Verteilung.
first = Erster Spieler
by-lot = Zufällig
start = Beginnen
first-game = Gegen zwei Bots spielen
set-up = Partie vorbereiten
name-missing = Platz { $seat } braucht einen Namen.
name-hides = Der Name von Platz { $seat } enthält ein unsichtbares Zeichen: Tipp ihn neu ein.
seed-missing = Die Verteilung braucht einen Startwert: Irgendein Wort genügt.
go-on = Weiterspielen
resume = Fortsetzen
turn-of = { $name } ist am Zug, { $round }
your-turn = Du bist am Zug, { $round }
see-score = Zum Endstand
won = { $winners ->
    [1] { LIST($winners) } gewinnt: { $points }.
   *[more] { LIST($winners) } teilen sich den Sieg: je { $points }.
}
