note = C’è stato un suggerimento, o una mossa annullata dopo una rivelazione.
title = Annullare dopo una rivelazione?
body = Da allora è stato rivelato qualcosa di nascosto o hanno giocato i bot. Puoi annullare lo stesso, ma la partita sarà segnata come assistita.
