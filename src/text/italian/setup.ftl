game = Gioco
seats = Posti
from-to = { $fewest }–{ $most } giocatori
in-play = { GAMES($games) } in corso
change = Cambia
players = { $count } giocatori
name = Nome del posto { $seat }
who-decides = Posto { $seat }: persona o bot
how-well = Livello del bot (posto { $seat })
curtain-note = mani nascoste tra i turni
together = Come giocate insieme
at-one-screen = Su uno schermo
by-link = Via link
plays-here = gioca qui
gets-links = riceve ogni turno come link
colour-of = Colore del posto { $seat }: { $of }
deal = Distribuzione
seed = Seed
new-seed = Nuovo seed
seed-note = Stesso seed, stessa distribuzione.
first = Primo giocatore
by-lot = A caso
start = Inizia
first-game = Gioca contro due bot
set-up = Prepara una partita
name-missing = Al posto { $seat } manca un nome.
name-hides = Il nome del posto { $seat } ha un carattere invisibile: riscrivilo.
seed-missing = Alla distribuzione serve un seed: va bene qualsiasi parola.
go-on = Continua
resume = Riprendi
turn-of = Turno di { $name }, { $round }
your-turn = Tocca a te, { $round }
see-score = Vedi punteggio
won = { $winners ->
    [1] { LIST($winners) } vince con { $points }.
   *[more] { LIST($winners) } condividono la vittoria con { $points } a testa.
}
