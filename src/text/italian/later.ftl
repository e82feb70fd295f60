coming = Un momento…
missing = Questa parte della pagina non si è caricata. Non si è perso niente: controlla la connessione e riprova.
outdated = Sul server c’è solo una versione più nuova di Curia, senza questa parte della tua. Aggiorna per continuare.
again = Riprova
back = Indietro
