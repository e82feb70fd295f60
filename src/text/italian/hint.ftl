hint = Sugge­rimento
thinking = Sta pensando…
best-of = { $shown ->
    [1] la migliore su { MOVES($legal) }
   *[more] le { $shown } migliori su { MOVES($legal) }
}
only-one = l’unica mossa
least = Niente sembra migliore
little = Per ora dà poco
unlike = A differenza della seconda: { $reasons }
misses = Manca: { $reasons }
next-misses = Alla seconda mossa manca: { $reasons }.
by-taste = Un’altra mossa le sembrava più o meno altrettanto buona, ma preferisce questa.
then = Poi: { $step }
chance = { $percent }% di vittoria
expects-level = { $percent }% di vittoria, in parità
expects-ahead = { $percent }% di vittoria, { $said } di vantaggio
expects-behind = { $percent }% di vittoria, { $said } di svantaggio
says = { $number }: { $what }. { $why }.
not-your-turn = I suggerimenti ci sono solo nel tuo turno.
no-thread = Nessun suggerimento: i bot non rispondono.
not-here = È la lezione a dirti cosa fare.
ask-title = Giocare con i suggerimenti?
ask-body = Vedrai le tre mosse migliori secondo un bot forte, ognuna con un motivo. Il bot non ne sa più di te. La partita sarà segnata come assistita.
ask-yes = Mostra suggerimento
ask-no = Non ora
close = Chiudi suggerimento
open-best = Apri { "1" }
why = Perché?
why-title = Perché { $name } ha giocato così?
tried = { $name } ha provato { $iterations ->
    [one] { THOUSANDS($iterations) } possibile seguito
   *[other] { THOUSANDS($iterations) } possibili seguiti
} per i prossimi turni.
how = { $level ->
    [random] { $name } gioca a caso una qualsiasi delle mosse possibili.
    [novice] { $name } gioca come chi è alle prime armi: prende quello che ha a portata di mano.
    [greedy] { $name } prende quello che aiuta di più subito e non guarda oltre.
    [adept] { TRIED($name, $iterations) }
    [expert] { TRIED($name, $iterations) }
    [master] { TRIED($name, $iterations) }
   *[champion] { TRIED($name, $iterations) }
}
other = Ora { $name } sceglierebbe altro. Questa mossa viene da qualcun altro, da una versione precedente dei bot, o dalla pagina mentre i bot non rispondevano.
compared = Risultati attesi
chosen = giocata
hidden = A partita finita vedrai che cosa era nascosto, e che cosa si aspettava il bot.
no-other = Non c’erano altre mosse.
thinks = { $name } sta pensando, { $percent }%
