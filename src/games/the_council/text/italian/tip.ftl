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

name = { $of ->
    [chips] Gettoni seme
    [bid] Offerta
    [traitors] Gettoni traditore
    [rank] Rango
    [empire] Impero
    [would-count] Conterebbe
    [collapse] Crollo
    [doubled] Raddoppiato
    [points] Punti ora
    [event] Evento
    [event-rank] Valore dell’evento
    [meter] Tutte le offerte
    [success] Successo
    [failure] Fallimento
    [highest] Offerta più alta
    [lowest] Offerta più bassa
    [tie] Parità
    [opener] Chi apre
    [low-card] Carta più bassa
    [hand] Mano
    [draft] Draft
    [dealer] Mazziere
    [events-left] Eventi in arrivo
    [event-deck] Mazzo degli eventi
    [drafted] Carte prese
    [used] Carta usata
    [chosen] Scelta fatta
    [lead] In testa
    [reach] Arriva al valore
    [pass] Passa
    [hold] Non giocare carte
    [nearest] I più vicini all’impero
   *[reveals] Rivela qualcosa di nascosto
}
what = { $of ->
    [chips] Si offrono negli eventi con il loro seme. Quelli che non offri restano tuoi per le mani successive.
    [bid] I gettoni offerti sono spesi, che l’evento riesca o fallisca.
    [traitors] { "1" } punto ciascuno alla fine. Vengono dai ranghi scambiati quando un evento fallisce e dalle Corti.
    [rank] L’altezza di un giocatore nella colonna di un seme, da { "0" } a { $last-rank }. Porta punti solo se il seme crolla.
    [empire] La trave mostra il rango dell’impero nel seme. Parte da { $last-rank } e scende di { "1" } quando un evento con questo seme fallisce.
    [would-count] Qui un giocatore è sopra l’impero. Se è ancora così dopo l’ultimo evento della mano, il seme crolla e la partita finisce.
    [collapse] Un seme crolla se a fine mano un giocatore è sopra l’impero in quel seme. La partita finisce, e i ranghi nei semi crollati valgono punti.
    [doubled] I ranghi di chi è sopra l’impero contano due volte. Essere alla pari non basta.
    [points] I punti che ognuno avrebbe se la partita finisse ora.
    [event] Tutte le offerte insieme devono arrivare al suo valore. Contano solo i gettoni e le carte dei suoi semi.
    [event-rank] Se tutte le offerte insieme arrivano a questo numero, l’evento riesce. Con valore { "0" } non può fallire.
    [meter] La barra si riempie con ogni gettone e ogni Pedina. Quando è piena, l’evento riesce.
    [success] In ogni seme dell’evento, chi ha offerto di più ottiene un rango.
    [failure] In ogni seme dell’evento, chi ha offerto di meno scambia un rango con un gettone traditore, e l’impero scende di { "1" }.
    [highest] Chi la fa ottiene un rango se l’evento riesce. Serve almeno { "1" }, e una parità si risolve solo con un numero.
    [lowest] Chi la fa scambia un rango con un gettone traditore se l’evento fallisce. Passare vale { "0" }, e in caso di parità scambiano tutti, se nessun numero li separa.
    [tie] Finché c’è parità, nessuno ottiene un rango. Un numero più basso batte uno più alto.
    [opener] Offre per primo in questo evento, senza conoscere le altre offerte.
    [low-card] Chi rivela la carta di valore più basso apre il prossimo evento; tra più giocatori, quello che ha offerto più tardi.
    [hand] Un draft e gli eventi che seguono. La partita finisce con un crollo, o dopo la mano { $hands }.
    [draft] Ognuno sceglie una carta, tutti la mostrano e le mani passano al vicino, { $drafted } volte. Ogni seme sulla tua carta porta un gettone.
    [dealer] Apre il primo evento della mano. Poi tocca al vicino fare il mazziere.
    [events-left] Gli eventi che mancano in questa mano. Dopo l’ultimo si controlla il crollo.
    [event-deck] Le carte non distribuite. Ogni evento è la prima del mazzo.
    [drafted] Visibili a tutti. Ognuna si gioca una volta per mano, in un evento con cui ha un seme in comune.
    [used] In questa mano non si usa più.
    [chosen] Questo giocatore ha scelto. Le carte si mostrano quando tutti hanno scelto.
    [lead] Mette il minimo di gettoni per l’offerta più alta nel seme, per ora.
    [reach] Mette il minimo di gettoni per far riuscire l’evento, per ora.
    [pass] Non offri niente. Potrai comunque giocare carte.
    [hold] Tieni tutte le carte per gli eventi successivi di questa mano.
    [nearest] I giocatori con il rango più alto in un seme, accanto al rango dell’impero.
   *[reveals] Rivela carte nascoste. Dopo puoi annullare la mossa solo se gli altri sono tutti bot, e la partita risulta assistita.
}
































