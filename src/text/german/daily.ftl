title = Tagesaufgabe
body = { $day } · { $table ->
    [none] { "" }
   *[some] { $table } ·{ " " }
}gegen { BOTS($bots) }
play = Spielen
record = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } in Folge · Rekord: { $best }
place = Platz { $place } von { $players }
done = { $points }, { PLACE($place, $players) }
told = { $title }, Tagesaufgabe vom { $day }: { $points }, { PLACE($place, $players) } in { $rounds }{ $assisted ->
    [yes] { "" }, mit Hilfe
   *[no] { "" }
}.{ $par ->
    [none] { "" }
   *[some] { "" } Richtwert ({ LEVEL($level) }): { $par }.
}
deleted = Schon gespielt; das Ergebnis zählt.
forgiven = { $count ->
    [one] { $count } verpasster Tag verziehen
   *[other] { $count } verpasste Tage verziehen
}
days = Die letzten { $count } Tage
days-played = { $count } gespielt, { $won } gewonnen{ $par ->
    [none] { "" }
   *[some] { "" }, { $par } mindestens mit Richtwert
}.
day-says = { $day }: { $how }
missed = nicht gespielt
days-note = Jeder Tag zeigt deinen Platz. Ein verpasster Tag pro Woche unterbricht die Folge nicht.
end = das Ende einer Partie
par = Richtwert ({ LEVEL($level) }): { $points }
par-soon = Richtwert: { LEVEL($level) } spielt diese Aufgabe …
goal = Tagesaufgabe, { $day }: Hol so viele Punkte wie möglich. Am Ende siehst du, was { LEVEL($level) } holt.
tag = Tagesaufgabe, { $day }
