title = Reto del día
body = { $day } · { $table ->
    [none] { "" }
   *[some] { $table } ·{ " " }
}contra { BOTS($bots) }
play = Jugar
record = { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    } · récord { $best }
place = { $place }.º de { $players }
done = { $points }, { PLACE($place, $players) }
told = { $title }, reto del { $day }: { $points }, { PLACE($place, $players) } en { $rounds }{ $assisted ->
    [yes] { "" }, partida asistida
   *[no] { "" }
}.
deleted = La partida se borró; el resultado queda.
