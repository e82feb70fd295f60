title = Scorciatoie
open = Scorciatoie da tastiera
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
task-next-group = va al gruppo seguente o precedente
task-neighbour = va all’elemento in quella direzione
task-ends = va al primo o all’ultimo del gruppo
task-press = sceglie; un altro Invio conferma
task-confirm = conferma la scelta
task-hint-option = sceglie una mossa del suggerimento
task-undo = annulla l’ultima mossa
task-redo = ripristina la mossa annullata
task-skip = salta i turni dei bot
task-hint = mostra o nasconde il suggerimento
task-list-moves = apre la lista delle mosse possibili
task-show-keys = mostra queste scorciatoie
task-rules = apre le regole sull’elemento attivo; Esc per tornare
task-theme = passa da chiaro a scuro e viceversa
list = { $of ->
    [neighbour] va alla mossa seguente o precedente
    [ends] va alla prima o all’ultima mossa
    [fold] chiude o apre un gruppo
    [open] sceglie la mossa
    [search] cerca nella lista
   *[close] chiude la lista
}
in-replay = { $of ->
    [action] nel replay: mossa precedente o seguente
    [turn] nel replay: turno precedente o seguente
    [ends] nel replay: inizio o fine
    [play] nel replay: avvio o pausa
    [see] nel replay: vista di un giocatore, o tutto visibile
    [branch] nel replay: e se, da qui
    [search] nel replay: cerca nel registro
   *[close] nel replay: torna dov’eri
}
