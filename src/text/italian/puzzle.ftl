of-the-day = Problema del giorno
count = { $solved ->
    [0] Trova la mossa migliore · { $all } problemi
   *[more] Trova la mossa migliore · risolti { $solved } su { $all }
}
solve = Risolvi
others = Altri
number = Problema { $number } di { $all }
solved = Risolto
task = Tocca a { $name }: trova la mossa che vince di più.
right = È la mossa migliore
right-too = Vale quanto la mossa migliore
wrong = C’è una mossa migliore
best = La mossa migliore
weighed = La tua mossa è all’esame
weighing = { $title }: i bot guardano che cosa porta.
costs = { $title }: la tua probabilità di vittoria cala di { POINTS($points) }.
not-weighed = { $title }: non è tra le mosse migliori.
missed = { $missed ->
    [1] Non la trovano i bot di un livello su { $levels }.
   *[more] Non la trovano i bot di { $missed } livelli su { $levels }.
}
missed-by-all = Non la trova nessun bot, a nessun livello fino a { level-master }.
show = Mostra la risposta
again = Riprova
at-table = Guarda al tavolo
previous = Indietro
next = Avanti
not-here = Questo è un problema: trova una sola mossa.
none = Questo problema non esiste.
all = Problemi
show-which = Mostra
which = { $which ->
    [all] Tutti
    [open] Mai provati
    [missed] Mancati
   *[again] Da rivedere
} ({ $count })
none-listed = Qui non ci sono problemi.
progress = { $of ->
    [open] Mai provato
    [first] Risolto al primo tentativo
    [solved] Risolto
   *[missed] Mancato
}
missed-on = Mancato il { $day }
due = Da rivedere
to-repeat = { $count ->
    [one] { $count } problema mancato è da rivedere
   *[other] { $count } problemi mancati sono da rivedere
}
rating = Forza nei problemi: { $rating } ± { $deviation }
rating-after = Forza nei problemi: { $rating } ({ $change })
how-it-counts = Per la forza conta solo il tuo primo tentativo di ogni problema. Un problema mancato è da rivedere dopo { $first } giorni e, dopo ogni risposta giusta, { $second } e { $third } giorni più tardi.
play-on = Continua da qui
play-on-note = Da qui giochi tu per { $name }. Questo tavolo non viene salvato.
back = Torna alla domanda
