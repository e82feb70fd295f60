not-your-turn = Non è il tuo turno.
not-asked = Ora qui non c’è niente da fare.
play-closed = { $what }: { $why }.
nobody = Nessuno da scegliere { VILLAGE($at, form: "to") }.
enough = Ne hai già presi { $count }: prima rimettine uno a posto.
full = Tutte le caselle per { TRADE($of, form: "some") } sono occupate.
nothing-taken = Non hai preso nessun contadino { CLAN($of) }.
