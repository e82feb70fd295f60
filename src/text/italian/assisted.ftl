note = In questa partita hai avuto un suggerimento, o annullato una mossa dopo aver visto qualcosa di nascosto.
title = Annullare anche se hai già visto qualcosa?
body = Da allora è stato rivelato qualcosa di nascosto o hanno giocato i bot. Puoi annullare lo stesso, ma la partita sarà segnata come assistita.
