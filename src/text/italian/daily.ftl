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
forgiven = { $count ->
    [one] { $count } giorno saltato perdonato
   *[other] { $count } giorni saltati perdonati
}
days = Gli ultimi { $count } giorni
days-played = { $count } giocati, { $won } vinti.
day-says = { $day }: { $how }
missed = non giocato
days-note = Ogni giorno mostra il tuo posto. Un giorno saltato a settimana non interrompe la serie.
