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
