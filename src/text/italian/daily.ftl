title = Sfida del giorno
body = { $day } · { $table ->
    [none] { "" }
   *[some] { $table } ·{ " " }
}contro { BOTS($bots) }
play = Gioca
record = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } di fila · record { $best }
place = { $place }º posto su { $players }
done = { $points }, { PLACE($place, $players) }
told = { $title }, sfida del { $day }: { $points }, { PLACE($place, $players) } in { $rounds }{ $assisted ->
    [yes] { "" }, partita assistita
   *[no] { "" }
}.
deleted = La partita è stata eliminata; il risultato resta.
