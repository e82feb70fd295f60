task = { $of ->
    [option] sceglie la carta n, o riempie l’offerta n
    [more] offre { "1" } gettone in più del seme
    [less] offre { "1" } gettone in meno del seme
    [nothing] passa, o non gioca carte
    [clear] cancella la scelta
    [go-on] continua dopo un risultato
   *[show-again] mostra di nuovo il risultato
}
