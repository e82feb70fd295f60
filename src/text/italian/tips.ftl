name = { $of ->
    [confirm] Conferma
    [skip] Salta
    [undo] Annulla
    [restart] Ricomincia il turno
    [to-here] Annulla fin qui
    [redo] Ripristina
    [hint] Suggerimento
    [why] Perché?
    [replay] Replay da qui
    [what-if] E se
    [settings] Impostazioni
    [moves] Mosse possibili
    [own-seat] Il tuo posto
    [keys] Scorciatoie
    [theme] Chiaro o scuro
    [home] Alla pagina iniziale
    [rules] Regole
    [saved] Salvataggio
   *[assisted] Assistita
}
what = { $of ->
    [confirm] Esegue la mossa dell’anteprima. Premi Invio.
    [skip] Gioca all’istante i turni dei bot.
    [undo] Annulla la tua ultima mossa. Se giochi solo contro i bot puoi farlo anche dopo aver visto qualcosa di nascosto, ma poi la partita è segnata come assistita.
    [restart] Annulla tutto quello che hai fatto in questo turno.
    [to-here] Annulla questa mossa e tutto quello che è venuto dopo.
    [redo] Gioca di nuovo la mossa annullata.
    [hint] Mostra le tre mosse migliori, ognuna con un motivo, e segna la partita come assistita. Premi «.».
    [why] Mostra che cosa questo bot si aspettava dalla sua mossa, e da altre.
    [replay] Mostra la partita da questo momento in poi. Guardare non cambia niente.
    [what-if] Comincia da questo momento una partita a parte, dove quello che è nascosto resta com’è. Questa non cambia.
    [settings] Regola velocità, tema, suoni, dimensione del testo, lettere sui pezzi e lingua.
    [moves] Elenca ogni mossa che puoi fare ora, con prezzo e guadagni, e una ricerca. Premi «/».
    [own-seat] Il posto che giochi in questa partita via link. Premi per sceglierne un altro.
    [keys] Elenca tutte le scorciatoie da tastiera. Premi «?».
    [theme] Passa dalla pagina chiara a quella scura e viceversa.
    [home] Lascia il tavolo. Puoi riprendere questa partita quando vuoi.
    [rules] Apre le regole, con figure, chiarimenti e una ricerca. Premi F{ "1" }.
    [saved] Salva la partita in questo browser dopo ogni mossa.
   *[assisted] In questa partita hai avuto un suggerimento o provato un «E se», o annullato una mossa dopo aver visto qualcosa di nascosto o la mossa di un bot.
}
