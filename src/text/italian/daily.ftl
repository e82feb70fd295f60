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
}.{ $par ->
    [none] { "" }
   *[some] { "" } Riferimento ({ LEVEL($level) }): { $par }.
}
deleted = Già giocata; il risultato conta.
forgiven = { $count ->
    [one] { $count } giorno saltato perdonato
   *[other] { $count } giorni saltati perdonati
}
days = Gli ultimi { $count } giorni
days-played = Giorni giocati: { $count }, vinti: { $won }{ $par ->
    [none] { "" }
   *[some] { "" }, { $par } al riferimento o meglio
}.
day-says = { $day }: { $how }
missed = non giocato
days-note = Ogni giorno mostra il tuo posto. Un giorno saltato a settimana non interrompe la serie.
end = la fine di una partita
par = Riferimento ({ LEVEL($level) }): { $points }
par-soon = Riferimento: { LEVEL($level) } sta giocando questa sfida…
goal = Sfida del giorno, { $day }: fai più punti che puoi. Alla fine vedi quanti ne fa { LEVEL($level) }.
tag = Sfida del giorno, { $day }
