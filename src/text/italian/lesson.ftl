title = { $of ->
    [first-game] Impara a giocare
   *[playing-well] Gioca bene
}
invitation = { $of ->
    [first-game] { $steps } brevi passi a un tavolo vero, con le regole vere.
   *[playing-well] { $steps } brevi passi in una partita vinta, per capire le sue buone mosse.
}
done = { $done ->
        [one] { $done } passo fatto su { $all }
       *[other] { $done } passi fatti su { $all }
    }
start = Inizia le lezioni
resume = Continua le lezioni
again = Ricomincia
step = Passo { $number } di { $all }
later = Qualche turno dopo:
your-turn = Tocca a te:
well-done = Fatto.
progress = { $done } di { $all }
all = Tutte le lezioni
lesson-done = fatta
lesson-open = in corso
not-done = Prima fai questo, o scegli «Fallo per me».
not-now = Non in questo passo: fai quello che chiede la lezione.
no-undo = Nelle lezioni usa «Indietro» invece di annullare.
not-of-this = Per «{ $game }» queste lezioni non ci sono.
back = Indietro
next = Avanti
do-it = Fallo per me
skip = Salta la lezione
leave = Esci
play = Prima partita
finish = Alla pagina iniziale
leave-title = Uscire dalla lezione?
leave-body = Quando torni puoi continuare da qui.
leave-yes = Esci
leave-no = Resta
