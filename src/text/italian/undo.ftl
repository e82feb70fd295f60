undo = Annulla
redo = Ripri{ "\u00AD" }stina
restart = Ricomincia il turno
restart-short = Da capo
to-here = Annulla fin qui
no-undo = { $reason ->
    [nothing-done] Niente da annullare in questo turno.
    [revealed] Non si può annullare: nel frattempo è stato rivelato qualcosa di nascosto.
    [not-your-turn] Puoi annullare solo nel tuo turno.
   *[handed-over] Non si può annullare: nel frattempo ha giocato qualcun altro.
}
no-redo = Niente da ripristinare.
assisted = Assistita
assisted-yes = Sì, annulla
assisted-no = Non ora
