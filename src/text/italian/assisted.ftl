note = In questa partita hai avuto un suggerimento o provato un «E se», o annullato una mossa dopo aver visto qualcosa di nascosto o la mossa di un bot.
title = Annullare lo stesso?
body = Da allora è stato rivelato qualcosa di nascosto o hanno giocato i bot. Puoi annullare lo stesso, ma la partita sarà segnata come assistita.
