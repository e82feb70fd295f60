your-turn = { $left ->
    [1] Tocca a te, per il tuo ultimo turno.
   *[more] Tocca a te: ti restano { $left } turni, compreso questo.
}
your-place = Piazza uno di questi: { PEASANTS($drawn) }.
your-assign = Assegna { PEASANTS($drawn) }.
your-expansion = { $waiting ->
    [1] Un villaggio si espande: decidi chi va dove.
   *[more] { $waiting } villaggi aspettano: scegli quale si espande ora, e chi va dove.
}
your-demotion = Un demone: fai scendere un altro segnalino, o risparmia tutti.
your-spirits = Scegli gli spiriti del tuo campione.
your-end = Usa un’abilità finale, o finisci il turno.
