note = In questa partita hai avuto un suggerimento o provato un «E se», o annullato una mossa dopo aver visto qualcosa di nascosto o la mossa di un bot.
title = Annullare lo stesso?
body = Da allora è stato rivelato qualcosa di nascosto, hanno giocato i bot o è finita la partita. Puoi annullare lo stesso, ma la partita sarà segnata come assistita.
