saved-not-yet = Non ancora salvata
saved-saving = Salvataggio…
saved-yes = Salvata qui
saved-no = Non salvata
fault = { $fault ->
    [blocked] Questo browser blocca i salvataggi (finestra privata o impostazione).
    [full] Lo spazio del browser è pieno.
    [crowded] Un’altra applicazione allo stesso indirizzo riempie lo spazio del browser: eliminare partite servirebbe a poco.
    [newer] Una versione più recente di Curia ha scritto questi dati: qui non saranno sovrascritti.
    [not-read-back] Il browser non ha conservato il salvataggio.
   *[damaged] Un salvataggio danneggiato non si è potuto mettere da parte, quindi non verrà sovrascritto.
}
not-saved = Il salvataggio non è riuscito.
play-on = Puoi continuare a giocare, ma le nuove mosse non vengono salvate; ciò che era già salvato è al sicuro.
play-unkept = Puoi giocare, ma le partite vanno perse quando chiudi la pagina.
unsaved-elsewhere = Nel frattempo un’altra scheda ha salvato questa partita. Quel salvataggio non verrà sovrascritto.
unsaved-removed = Questa partita è stata eliminata in un’altra scheda. Qui è ancora aperta.
unsaved-too-long = Questa partita supera il numero massimo di mosse.
lost = Aperta fino alla mossa { $kept }; il seguito ({ MOVES($lost) }) non si può giocare: lì «{ $first }» non è possibile.
beyond = Aperta fino alla mossa { $kept }, il massimo per una partita; il seguito ({ MOVES($lost) }) resta fuori.
index-was-damaged = La lista delle partite salvate era illeggibile. È stata rifatta dalle partite stesse.
elsewhere = Questa partita è aperta in un’altra scheda. Qui puoi solo guardare.
left = L’altra scheda ha chiuso questa partita. Ora puoi giocare qui.
play-here = Gioca qui
read-again = Carica quel salvataggio
keep-both = Tieni anche questa
keep-after-all = Tienila lo stesso
set-aside = Un’altra scheda ha continuato questa partita. Le mosse non salvate che hai fatto qui ora sono una partita a parte.
retry = Riprova
make-room = Elimina vecchie partite
results-were-damaged = Il registro dei tuoi risultati era illeggibile. È stato messo da parte e rifatto da ciò che si poteva leggere e dalle partite salvate; possono mancare risultati di partite eliminate.
no-results-blocked = Questo browser blocca i salvataggi: nessun risultato viene conservato.
no-results-full = Lo spazio del browser è pieno: i risultati non ci stanno più.
no-results-damaged = Il registro dei tuoi risultati è illeggibile. Non si è potuto mettere da parte e non sarà sovrascritto: i nuovi risultati non contano finché manca lo spazio.
no-results-newer = Una versione più recente di Curia ha scritto il registro dei tuoi risultati. Non sarà sovrascritto: le partite che finiscono qui conteranno quando Curia sarà aggiornata.
