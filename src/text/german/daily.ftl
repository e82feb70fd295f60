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
}.
deleted = Die Partie wurde gelöscht, das Ergebnis bleibt.
