coming = Un momento…
missing = Questa parte della pagina non si è caricata. Non si è perso niente: controlla la connessione e riprova.
again = Riprova
back = Indietro
