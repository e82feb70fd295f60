title = Tasti
open = Tasti del tavolo
group = { $of ->
    [focus] Spostarsi
    [action] Comporre una mossa
    [turn] Il turno
    [show] Mostrare
    [list] Nella lista delle mosse possibili
   *[replay] Nel replay
}
key = Tasto
does = Cosa fa
task-next-group = va al gruppo seguente, precedente
task-neighbour = va all’elemento in quella direzione
task-ends = va al primo, all’ultimo del gruppo
task-press = sceglie; un altro Invio conferma
task-confirm = conferma la scelta
task-hint-option = sceglie una mossa del suggerimento
task-undo = annulla l’ultima mossa
task-redo = ripristina la mossa annullata
task-skip = salta al tuo turno mentre giocano i bot
task-hint = mostra o nasconde il suggerimento
task-list-moves = apre la lista delle mosse possibili
task-show-keys = mostra questi tasti
task-rules = apre le regole sull’elemento attivo; Esc per tornare
task-theme = passa da chiaro a scuro e viceversa
list-neighbour = va alla mossa seguente, precedente
list-ends = va alla prima, all’ultima mossa
list-fold = chiude, apre un gruppo
list-open = sceglie la mossa
list-search = cerca nella lista
list-close = chiude la lista
replay-action = nel replay: mossa precedente, seguente
replay-turn = nel replay: turno precedente, seguente
replay-ends = nel replay: inizio, fine
replay-play = nel replay: avvio o pausa
replay-see = nel replay: vista di un giocatore, o tutto visibile
replay-branch = nel replay: e se, da qui
replay-search = nel replay: cerca nella cronaca
replay-close = nel replay: torna dov’eri
