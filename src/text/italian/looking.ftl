hands = Mani
no-hands = Le mani restano nascoste fino alla fine della partita.
no-branch = { $why ->
    [unfinished] Possibile a partita finita: la nuova rivelerebbe ciò che qui è nascosto a qualcuno.
   *[at-end] Qui non resta niente da decidere.
}
