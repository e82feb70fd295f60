version = Curia, versione { $version }
unofficial = Un progetto di appassionati, senza legami con gli editori e gli autori dei giochi e senza il loro sostegno
name = Curia
games = I giochi
games-note = Curia è un progetto di appassionati; ecco di chi sono i giochi. Se uno ti piace, cercalo stampato.
in-short = Progetto amatoriale non ufficiale. Niente esce da questo dispositivo.
offline = Uso offline
is-kept = Curia è salvata su questo dispositivo e si apre anche offline
is-kept-in-part = Ciò che hai aperto è salvato su questo dispositivo e funziona anche offline
is-coming = Il resto si sta salvando. Puoi continuare a giocare
keep-all = Salva tutto ({ $size } MB)
is-not-kept = Non ancora salvata per l’uso offline: per aprirla serve una connessione
licences = Licenze
licences-note = Curia ha licenza MIT o Apache { "2.0" }, i suoi caratteri SIL Open Font License { "1.1" }
alegreya = Carattere Alegreya
source-sans = Carattere Source Sans { "3" }
others = Componenti di terzi
update-ready = C’è una nuova versione
update-note = La pagina si ricarica e la tua partita riprende da dov’era
update-held = { $held ->
    [turn] Puoi aggiornare dopo il tuo turno
   *[unsaved] Puoi aggiornare quando tutte le partite sono salvate
}
update = Aggiorna
settings-with-update = Impostazioni; c’è una nuova versione
