title = Mosse possibili
close = Chiudi la lista
search-for = Cerca tra le mosse possibili
nothing-found = Nessuna mossa possibile ha tutte queste parole.
nothing-legal = Ora non hai niente da decidere.
found = { MOVES($count) }.
move-hint = scorri
open-hint = apre, poi conferma
