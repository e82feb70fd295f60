name = { $of ->
    [coins] Monete
    [vp] Punti vittoria (PV)
    [servants] Servitori
    [cards] Carte politiche
    [nobility] Nobiltà
    [main-action] Azione principale aggiuntiva
    [repeat-token] Di nuovo un gettone città
    [repeat-two-tokens] Di nuovo { "2" } gettoni città
    [free-permit] Un permesso gratuito
    [repeat-permit] Di nuovo un permesso
    [arrow] L’ingresso di un consiglio
    [neutral] Mercante neutrale
    [merchants] Mercanti da piazzare
    [queen] La regina
    [queens-reward] Ricompensa della regina
    [permit] Permesso di commercio
    [used-permit] Permesso usato
    [permit-deck] Mazzo di permessi
    [empty-slot] Spazio vuoto
    [card-deck] Mazzo delle carte politiche
    [discards] Carte politiche scartate
    [at-the-end] Se la partita finisse ora
    [coin-space] Percorso delle monete
    [chain-place] Ordine nella catena
    [way-cost] Il cammino della regina
    [ladder] Prezzo in monete
    [end-turn] Fine turno
    [round] Giro e turno
    [board] Tabellone
   *[reveals] Rivela qualcosa di nascosto
}
what = { $of ->
    [coins] Servono a pagare i permessi, gli spostamenti della regina e i servitori che assumi. Un giocatore può averne al massimo { $limit }.
    [vp] Alla fine vince il giocatore con più PV.
    [servants] Servono a pagare quasi tutte le azioni rapide, e i mercanti che piazzi dove altri ne hanno già uno.
    [cards] Corrispondono ai consiglieri dello stesso colore. Ne peschi una all’inizio di ogni turno.
    [nobility] Ogni passo ti fa avanzare di una casella sul percorso della nobiltà. Una casella con un simbolo dà il suo bonus quando la raggiungi.
    [main-action] In questo turno puoi fare un’altra azione principale.
    [repeat-token] Ripete il gettone di una città dove hai un mercante. I gettoni con la nobiltà sono esclusi.
    [repeat-two-tokens] Ripete i gettoni di { "2" } città diverse dove hai un mercante. I gettoni con la nobiltà sono esclusi.
    [free-permit] Ti dà gratis un permesso scoperto con i suoi bonus. Puoi anche rifiutare.
    [repeat-permit] Ripete tutti i bonus di uno dei tuoi permessi, pronto o usato.
    [arrow] Da qui entra un nuovo consigliere. Gli altri avanzano di un posto, e quello in fondo esce e va nella riserva.
    [neutral] Non è di nessuno e si usa solo nelle partite a due. Piazzare un mercante nella sua città costa { SERVANTS($servants) }, come con ogni altro mercante.
    [merchants] Ogni giocatore ne ha { $merchants } e può piazzarne { "1" } per città. Il primo che li piazza tutti fa iniziare l’ultimo giro.
    [queen] Segue le strade fino alla città dove piazzi un mercante con il suo aiuto. Ogni strada costa { COINS($road) }.
    [queens-reward] Accompagna ogni tessera ricompensa, a partire dalla prima, finché ce n’è. I suoi PV contano alla fine.
    [permit] Ti fa piazzare { "1" } mercante in una delle sue città. Ottieni i suoi bonus una volta, quando diventa tuo.
    [used-permit] È già servito a piazzare un mercante. Conta ancora per chi ha più permessi, e i suoi bonus si possono ripetere.
    [permit-deck] I permessi di questa regione ancora da scoprire. Il numero dice quanti sono.
    [empty-slot] Riceve il prossimo permesso del mazzo quando tutti i bonus sono ottenuti. Se il mazzo è finito, resta vuoto.
    [card-deck] Le carte politiche ancora da pescare. Quando finiscono, gli scarti diventano il nuovo mazzo.
    [discards] Le carte politiche pagate. Diventano il nuovo mazzo quando questo finisce.
    [at-the-end] Quanto aggiungerebbero ai PV ottenuti finora le tessere, le ricompense della regina, il percorso della nobiltà e i permessi.
    [coin-space] Mostra le monete di ogni giocatore. Il percorso finisce a { $limit }, e le monete oltre la fine sono perse.
    [chain-place] Dice quando ottieni il gettone di questa città. Prima viene la nuova città, poi le altre in ordine di lettera.
    [way-cost] Le monete per il cammino più breve della regina fino a questa città. Ogni strada ne costa { $road }.
    [ladder] Più carte adatte scarti, meno monete paghi. Ogni jolly ne aggiunge { $joker }.
    [end-turn] Possibile dopo un’azione principale. Le azioni non usate sono perse.
    [round] In un giro ogni giocatore ha un turno.
    [board] I lati di Costa, Colline e Monti, in quest’ordine, o un tabellone personale.
   *[reveals] Rivela carte o permessi nascosti. Dopo puoi annullare la mossa solo se gli altri sono tutti bot, e la partita risulta assistita.
}
royal-city-what = Da qui parte la regina. Non ha gettone e non conta per nessuna tessera di colore, ma collega i tuoi mercanti come ogni città.
council-what = Concede i permessi della regione. Con carte che corrispondono ai suoi consiglieri acquisti un permesso scoperto.
queens-council-what = Concede l’aiuto della regina. Con carte che corrispondono ai suoi consiglieri la porti in una città e lì piazzi un mercante.
action = { $of ->
    [elect] Azione principale. Fa entrare un consigliere della riserva in un consiglio qualsiasi e dà { COINS($coins) }.
    [acquire] Azione principale. Soddisfa il consiglio di una regione con carte e monete, per uno dei suoi permessi scoperti.
    [place] Azione principale. Piazza un mercante in una città di un tuo permesso pronto, che così diventa usato.
    [queen] Azione principale. Soddisfa il consiglio della regina, la porta in una città per { COINS($road) } a strada e lì piazza un mercante.
    [engage] Azione rapida. Fa ottenere { SERVANTS($engaged) } per { COINS($price) }.
    [change] Azione rapida. Mette i permessi scoperti di una regione sotto il suo mazzo e ne scopre di nuovi, per { SERVANTS($change) }.
    [send] Azione rapida. Elegge un consigliere per { SERVANTS($send) }, senza ottenere monete.
    [extra] Azione rapida. Dà un’altra azione principale in questo turno, per { SERVANTS($extra) }.
   *[answer] Un bonus ti dà una scelta. Falla prima di ogni altra cosa.
}
city = Città { CITY_COLOUR($colour, form: "of") }
card = Carta { COLOUR($colour, form: "feminine") }
joker = Jolly
councillor = Consigliere { COLOUR($colour, form: "small") }
council-name = Consiglio { COUNCIL($council, form: "of") }
seat = { $colour ->
    [scarlet] Giocatore scarlatto
    [cobalt] Giocatore cobalto
    [forest] Giocatore verde bosco
    [amber] Giocatore ambra
   *[onyx] Giocatore onice
}
tile = Tessera ricompensa: { REWARD_TILE($tile, form: "small") }
space = Casella { $space } della nobiltà
tile-what = Il primo giocatore con un mercante in tutte queste città conquista la tessera: { VP($vp) } alla fine, più la prima ricompensa della regina, se ne restano.
city-what = Una delle { $cities } città { CITY_COLOUR($colour, form: "of") }. { TILE_WHAT($vp) }
region-what = { $cities } città, un consiglio e { $permits } permessi. { TILE_WHAT($vp) }
joker-what = Corrisponde a qualsiasi consigliere, per { COINS($price) } in più. Nel mazzo ce ne sono { $jokers }.
emblem = { $colour ->
    [white] la perla
    [black] la torre
    [orange] la fiamma
    [purple] il trifoglio
    [light_blue] le onde
   *[pink] il cuore
}
card-what = Corrisponde a un consigliere { COLOUR($colour, form: "small") }. Il suo emblema: { EMBLEM($colour) }.
councillor-what = Gli corrispondono una carta { COLOUR($colour, form: "feminine") } o un jolly. Il suo emblema: { EMBLEM($colour) }.
seat-what = I pezzi con la testa { $colour ->
    [scarlet] rotonda
    [cobalt] quadrata
    [forest] triangolare
    [amber] a rombo
   *[onyx] a stella
} sono di questo giocatore: i mercanti, e i segnalini sui percorsi.
space-nothing = Non dà niente.
space-gives = Dà { LIST($gains, between: ", ") } a ogni giocatore che la raggiunge.
