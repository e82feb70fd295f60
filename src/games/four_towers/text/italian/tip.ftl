ring = { $of ->
    [gorge] Gola
    [valley] Valli
    [hill] Colline
   *[mountain] Montagne
}
ring-what = { $of ->
    [gorge] L’anello interno. Una via di ogni villaggio porta nella Città.
    [valley] L’anello con i { home-village.many }, tra la gola e le colline.
    [hill] L’anello tra le valli e le montagne. Un { trade-mountaineer } fa salire un contadino dalle colline.
   *[mountain] L’anello esterno. Una via di ogni villaggio porta Fuori.
}
trade = { $of ->
    [mercenary] Mercenario
    [merchant] Mercante
   *[mountaineer] { CAPITAL(trade-mountaineer) }
}
trade-what = { $of ->
    [mercenary] { $points } punti ciascuno, fino a { $mercenaries }, e { $doubling } raddoppiano la tua influenza. Sacrificato, un mercenario toglie un contadino dalla mappa.
    [merchant] { $points } punti ciascuno, e con { $merchants } un terzo campione è gratis. Sacrificato, un mercante fa salire di { "1" } il tuo segnalino.
   *[mountaineer] { $points } punti ciascuno, o { $majority } se hai la maggioranza. Sacrificato, un { trade-mountaineer } sposta un contadino dalle colline alle montagne.
}
clan-of = Clan { CLAN($of) }
clan-of-what = Uno dei quattro clan. I tuoi seguaci { CLAN($of, form: "some") } contano una volta per ogni signore { CLAN($of) }.
champion-what = { $when }. { $skill }. Alla fine della partita: { $bonus }.
seat = Giocatore: { $colour }
seat-what = Indica il segnalino, il riquadro e il registro di questo giocatore.
name = { $of ->
    [peasant] Contadino
    [spirit] Spirito
    [follower] Seguace
    [lord] Signore
    [demon] Demone
    [home-village] { CAPITAL(home-village) }
    [outside] Fuori
    [city] Città di fuoco
    [tower] Torre
    [supply] Riserva
    [temple] Tempio
    [display] Campioni scoperti
    [champion-deck] Mazzo dei campioni
    [price] Prezzo
    [tokens] Gettoni
    [bonus] Bonus finale
    [begin] Abilità iniziale
    [end] Abilità finale
    [gem] Gemma
    [influence] Influenza
    [down] Segnalino che scende
    [gold] Sfera d’oro
    [doubled] Raddoppiato
    [points] Punti ora
    [majority] Maggioranza di { trade-mountaineer.some }
    [market] Mercato pieno
    [white] Casella bianca
    [turns-left] Turni rimasti
    [plays] Dieci { phase.many }
    [closed] { CAPITAL(phase) } chiusa
    [to-place] Da piazzare
    [to-keep] Da tenere
    [expands] Si espanderebbe
    [waiting] In attesa
    [cascade] Cascata
    [filled-in] Gioca la cascata
    [follows] Un signore segue
    [spare] Risparmia
   *[reveals] Rivela qualcosa di nascosto
}
what = { $of ->
    [peasant] Vive sulla mappa o aspetta nella riserva. Decidi tu dove va.
    [spirit] Una figura nel tempio o su un campione. Alcune abilità ne riportano qualcuna in gioco.
    [follower] Alla fine porta un punto per ogni signore del suo clan, e serve a pagare i campioni. Puoi averne { $followers } di ogni clan.
    [lord] È stato spinto Fuori. I seguaci del suo clan valgono di più, per tutti.
    [demon] È stato spinto nella Città, o da signore ha seguito un demone. Conta solo per alcuni campioni.
    [home-village] Qui comincia il primo contadino del clan. Se nessun villaggio accoglie i tuoi contadini, va bene qualsiasi { home-village }.
    [outside] Un contadino spinto qui diventa signore, e il tuo segnalino sale di { "1" }.
    [city] Un contadino spinto qui diventa demone, e un signore del suo clan lo segue. Poi puoi far scendere di { "1" } un altro segnalino.
    [tower] Mostra i signori di un clan, con una finestra accesa per ciascuno.
    [supply] I contadini che si possono ancora prendere. La partita finisce con il turno che la svuota.
    [temple] Contiene spiriti e gemme. Qui finisce chi sacrifichi o dai in pagamento, e così le gemme spese.
    [display] Puoi comprarne uno per turno, e { $bought } in tutta la partita.
    [champion-deck] Il suo ordine è l’unica cosa nascosta del gioco.
    [price] Quanto costa il campione: tuoi seguaci, di qualsiasi clan.
    [tokens] Il campione ne ha { $tokens }, e ogni uso dell’abilità ne costa { "1" }. Quelli che restano alla fine portano { "1" } punto ciascuno.
    [bonus] I punti che il campione porta alla fine della partita.
    [begin] Agisce prima che tu prenda contadini, nella { phase } { "3" }. Una volta per turno.
    [end] Agisce dopo le assegnazioni, nella { phase } { "10" }. Una volta per turno.
    [gem] Serve a pagare le abilità di alcuni campioni. Sul percorso la prende il primo segnalino che la raggiunge; se resta alla fine, porta { "1" } punto.
    [influence] I punti della casella del tuo segnalino. Sale con ogni signore che crei e ogni mercante che sacrifichi, e scende per i demoni degli altri.
    [down] Il segnalino scende di { "1" } casella, mai sotto la nera e mai da quella d’oro.
    [gold] La cima del percorso. Qui un segnalino è al sicuro per sempre.
    [doubled] Alla fine l’influenza conta due volte. Bastano { $doubling } mercenari, e l’effetto resta anche se se ne vanno.
    [points] I punti che ognuno avrebbe se la partita finisse ora.
    [majority] Più { trade-mountaineer.some } di ogni altro giocatore: { $majority } punti ciascuno, non { $points }.
    [market] Tutte e { $merchants } le caselle sono occupate. Con { $bought } campioni comprati, a inizio turno il terzo è gratis.
    [white] Accoglie un mercante di qualsiasi clan, quando la casella del suo clan è occupata.
    [turns-left] Tutti hanno lo stesso numero di turni. Dopo l’ultimo giro la riserva è vuota.
    [plays] Sempre in quest’ordine. Prendere, piazzare e assegnare è obbligatorio; una { phase } chiude tutte le precedenti.
    [closed] Una { phase } successiva è già fatta.
    [to-place] Il contadino che va sulla mappa. Puoi sceglierne un altro.
    [to-keep] Resta con te dopo il piazzamento, come seguace o in un mestiere.
    [expands] Con uno in più ci sono { $expands } contadini: ne parte uno lungo ogni via.
    [waiting] Ha abbastanza contadini per espandersi, e lo fa prima di qualsiasi altra cosa.
    [cascade] Un’espansione riempie il villaggio seguente. Quante siano non dipende dalle tue scelte.
    [filled-in] Gioca il resto della cascata come mostrato. Le frecce sono una proposta, non un consiglio.
    [follows] Anche un signore del clan del demone diventa demone. Non fa scendere nessun segnalino.
    [spare] Per questo demone non scende nessun segnalino.
   *[reveals] Rivela un nuovo campione. Dopo puoi annullare la mossa solo se gli altri sono tutti bot, e la partita risulta assistita.
}
