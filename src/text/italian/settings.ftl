title = Impostazioni
pages = Categorie di impostazioni
page-all = Tutte
page-look = Aspetto
page-motion = Movimento, suoni
page-help = Aiuto in gioco
page-language = Lingua
page-about = Su Curia
theme = Tema
light = Chiaro
dark = Scuro
system = Sistema
text-size = Dimensione del testo
text-size-note = Tutto cresce con il testo, e la disposizione si adatta
percent = { $size }%
letters = Lettere sui pezzi
letters-note = Segna con una lettera i pezzi e i luoghi colorati
speed = Movimento
speed-note = Quanto restano in vista le mosse dei bot e quanto viaggiano i pezzi
normal = Normale
fast = Rapido
off = Nessuno
sounds = Suoni
sounds-note = Per le mosse, i guadagni e il tuo turno
volume = Volume
hints = Spiegazioni
hints-note = Spiegano quello che indichi, e propongono il passo dopo o un prezzo più basso
only-moves = Mosse uniche
only-moves-note = Gioca da solo la mossa quando nessun’altra è possibile; se sei da solo allo schermo, il registro la segnala
language = Lingua
language-note = Puoi cambiarla anche a metà partita
browsers = Del browser: { $language }
language-missing = { $language }: manca la connessione, o Curia è appena stata aggiornata. Riprova, o ricarica.
kept = Le modifiche valgono subito e restano salvate su questo dispositivo.
fault = { $fault ->
    [blocked] Le modifiche valgono finché non chiudi la pagina: questo browser blocca i salvataggi.
    [full] Le modifiche valgono finché non chiudi la pagina: il browser non è riuscito a salvarle.
    [crowded] Le modifiche valgono finché non chiudi la pagina: il browser non è riuscito a salvarle.
    [not-read-back] Le modifiche valgono finché non chiudi la pagina: il browser non è riuscito a salvarle.
    [damaged] Le modifiche valgono finché non chiudi la pagina: le impostazioni precedenti sono illeggibili e non si sono potute mettere da parte.
   *[newer] Le modifiche valgono finché non chiudi la pagina: le impostazioni precedenti sono illeggibili e non si sono potute mettere da parte.
}
done = Fatto
unkept-impossible = Qui non si può salvare per l’uso offline: il browser non lo offre, o l’indirizzo non comincia con https. Per aprirla serve una connessione
unkept-refused = Curia non è salvata: il browser ha rifiutato, o «sw.js» non è arrivato. Per aprirla serve una connessione. Si riprova alla prossima visita
unkept-sparing = Non salvato per l’uso offline: questa connessione è lenta o impostata per risparmiare dati. Si prova a una visita con un’altra
unkept-lacking = «{ $file }» non si è potuto salvare: non è arrivato, o manca lo spazio. Ciò che hai aperto funziona anche offline
unkept-failed = «{ $file }» non è arrivato com’è pubblicato, o non c’è spazio: Curia non è salvata, e per aprirla serve una connessione. Si riprova alla prossima visita
unkept-resting = Più volte «{ $file }» non è arrivato com’è pubblicato, o non c’era spazio: Curia non è salvata, e per aprirla serve una connessione. Si riprova dopo un giorno, o con la prossima versione
