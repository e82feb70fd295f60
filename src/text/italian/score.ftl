title = Punteggio finale
winner = Vittoria
shared = Vittoria condivisa
place = { $place ->
    [0] { "1" }º
    [1] { "2" }º
    [2] { "3" }º
    [3] { "4" }º
    [4] { "5" }º
   *[more] { "" }
}
plus = +{ $points }
total = Totale
seed = Seed { $seed }
origins = Da dove vengono i punti
line = a sinistra della linea: durante la partita · a destra: alla fine
part = { $name }, { $cause }: { $points }
moves-of = { $name } · { $what }
numbers-note = Scegli un numero per vedere da quali mosse viene.
nothing-behind = Qui nessuna mossa ha portato niente.
play = Partita
last-count = Il conteggio finale
wins = { $winners ->
    [1] { LIST($winners) } vince
   *[more] { LIST($winners) } condividono la vittoria
}
lead = con { $points } di vantaggio
no-lead = allo spareggio
skip = Salta
see = Replay della vittoria
with-names = Con i nomi dei giocatori
save-picture = Salva l’immagine
not-drawn = Questo browser non è riuscito a disegnare l’immagine.
colour = { $of ->
    [scarlet] Scarlatto
    [cobalt] Cobalto
    [forest] Verde bosco
    [amber] Ambra
   *[onyx] Onice
}
new-game = Nuova partita
back-to-table = Guarda il tavolo
again-new = Nuova distribuzione
again-same = Stessa distribuzione
chart = Punti per turno
turn = turno
at-the-end = alla fine
chart-seat = { $name } { $total }, di cui { $during } durante la partita
chart-says = Punteggi finali: { LIST($seats, between: "; ") }.
chart-as-table = Come tabella
chart-as-drawing = Come grafico
at-the-end-row = Alla fine
after-turn = Dopo il turno { $turn }
quiet-turns = I turni senza punti sono omessi.
leaps = Momenti decisivi
takes-the-lead = passa in testa
when = Turno { $turn }, { $round }
