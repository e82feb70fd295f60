suit-what = Uno dei sei semi. I suoi gettoni ({ SUIT($suit) }) si offrono negli eventi con questo seme, e la sua colonna nella sala mostra il rango di ognuno.
card-what = { MARK($kind, $rank) }, { LIST(SUIT($suits)) }. { KIND_WHAT($kind, $pawn-bid) }
kind-what = { $kind ->
    [ace] Toglie il limite alla tua offerta nel suo seme: l’evento riesce, e lì nessuno ti supera.
    [number] Risolve le parità nei suoi semi: un numero più basso batte uno più alto.
    [pawn] Aggiunge { $pawn-bid } alla tua offerta in ogni seme in comune con l’evento.
    [court] Porta un gettone traditore se l’evento fallisce.
   *[crown] Porta un rango nel suo seme, che l’evento riesca o fallisca.
}
seat = Giocatore: { $colour }
seat-what = Segna i ranghi, i gettoni e le offerte di questo giocatore.

chips = Gettoni seme
chips-what = Si offrono negli eventi con il loro seme. Quelli che non offri restano tuoi per le mani successive.

bid = Offerta
bid-what = I gettoni offerti sono spesi, che l’evento riesca o fallisca.

traitors = Gettoni traditore
traitors-what = { "1" } punto ciascuno alla fine. Vengono dai ranghi scambiati quando un evento fallisce e dalle Corti.

rank = Rango
rank-what = L’altezza di un giocatore nella colonna di un seme, da { "0" } a { $last-rank }. Porta punti solo se il seme crolla.

empire = Impero
empire-what = La trave mostra il rango dell’impero nel seme. Parte da { $last-rank } e scende di { "1" } quando un evento con questo seme fallisce.

would-count = Conterebbe
would-count-what = Qui un giocatore è sopra l’impero. Se è ancora così dopo l’ultimo evento della mano, il seme crolla e la partita finisce.

collapse = Crollo
collapse-what = Un seme crolla se a fine mano un giocatore è sopra l’impero in quel seme. La partita finisce, e i ranghi nei semi crollati valgono punti.

doubled = Raddoppiato
doubled-what = I ranghi di chi è sopra l’impero contano due volte. Essere alla pari non basta.

points = Punti ora
points-what = I punti che ognuno avrebbe se la partita finisse ora.

event = Evento
event-what = Tutte le offerte insieme devono arrivare al suo valore. Contano solo i gettoni e le carte dei suoi semi.

event-rank = Valore dell’evento
event-rank-what = Se tutte le offerte insieme arrivano a questo numero, l’evento riesce. Con valore { "0" } non può fallire.

meter = Tutte le offerte
meter-what = La barra si riempie con ogni gettone e ogni Pedina. Quando è piena, l’evento riesce.

success = Successo
success-what = In ogni seme dell’evento, chi ha offerto di più ottiene un rango.

failure = Fallimento
failure-what = In ogni seme dell’evento, chi ha offerto di meno scambia un rango con un gettone traditore, e l’impero scende di { "1" }.

highest = Offerta più alta
highest-what = Chi la fa ottiene un rango se l’evento riesce. Serve almeno { "1" }, e una parità si risolve solo con un numero.

lowest = Offerta più bassa
lowest-what = Chi la fa scambia un rango con un gettone traditore se l’evento fallisce. Passare vale { "0" }, e in caso di parità scambiano tutti, se nessun numero li separa.

tie = Parità
tie-what = Finché c’è parità, nessuno ottiene un rango. Un numero più basso batte uno più alto.

opener = Chi apre
opener-what = Offre per primo in questo evento, senza conoscere le altre offerte.

low-card = Carta più bassa
low-card-what = Chi rivela la carta di valore più basso apre il prossimo evento; tra più giocatori, quello che ha offerto più tardi.

hand = Mano
hand-what = Un draft e gli eventi che seguono. La partita finisce con un crollo, o dopo la mano { $hands }.

draft = Draft
draft-what = Ognuno sceglie una carta, tutti la mostrano e le mani passano al vicino, { $drafted } volte. Ogni seme sulla tua carta porta un gettone.

dealer = Mazziere
dealer-what = Apre il primo evento della mano. Poi tocca al vicino fare il mazziere.

events-left = Eventi in arrivo
events-left-what = Gli eventi che mancano in questa mano. Dopo l’ultimo si controlla il crollo.

event-deck = Mazzo degli eventi
event-deck-what = Le carte non distribuite. Ogni evento è la prima del mazzo.

drafted = Carte prese
drafted-what = Visibili a tutti. Ognuna si gioca una volta per mano, in un evento con cui ha un seme in comune.

used = Carta usata
used-what = In questa mano non si usa più.

chosen = Scelta fatta
chosen-what = Questo giocatore ha scelto. Le carte si mostrano quando tutti hanno scelto.

lead = In testa
lead-what = Mette il minimo di gettoni per l’offerta più alta nel seme, per ora.

reach = Arriva al valore
reach-what = Mette il minimo di gettoni per far riuscire l’evento, per ora.

pass = Passa
pass-what = Non offri niente. Potrai comunque giocare carte.

hold = Non giocare carte
hold-what = Tieni tutte le carte per gli eventi successivi.

nearest = I più vicini all’impero
nearest-what = I giocatori con il rango più alto in un seme, accanto al rango dell’impero.

reveals = Rivela qualcosa di nascosto
reveals-what = Rivela carte nascoste. Dopo puoi annullare la mossa solo se gli altri sono tutti bot, e la partita risulta assistita.
