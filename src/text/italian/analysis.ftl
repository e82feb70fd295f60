open = Analizza
title = Analisi
decisions = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}
running = Analisi: { $done } su { DECISIONS($all) }
paused = In pausa dopo { $done } su { DECISIONS($all) }
finished = { $all ->
        [one] { $all } decisione analizzata
       *[other] { $all } decisioni analizzate
    }: { DEPTH($at) }
note = Gira solo su questo dispositivo. I risultati appaiono man mano e vengono salvati.
depth-title = Profondità
depth-word = { DEPTH($of) }
pause = Pausa
go-on = Continua
needs-the-thread = L’analisi non può partire: questo browser non è riuscito ad avviare i bot. Prova a ricaricare la pagina.
not-kept = { $fault ->
    [blocked] I risultati non si possono salvare: questo browser blocca i salvataggi. Restano finché non lasci questa pagina.
    [full] I risultati non si possono salvare: lo spazio del browser è pieno. Restano finché non lasci questa pagina, e la tua partita è comunque salvata.
    [crowded] I risultati non si possono salvare: lo spazio del browser è pieno. Restano finché non lasci questa pagina, e la tua partita è comunque salvata.
    [not-read-back] Il browser non ha conservato i risultati. Restano finché non lasci questa pagina.
    [damaged] Il browser non ha conservato i risultati. Restano finché non lasci questa pagina.
   *[newer] Il browser non ha conservato i risultati. Restano finché non lasci questa pagina.
}
percent = { $percent }%
chart = Probabilità di vittoria dopo ogni mossa
chart-table = Come tabella
trend = { $name }: prima { $first }%, poi { $last }%, { $won ->
    [yes] ha vinto
   *[no] non ha vinto
}
chart-says = Probabilità di vittoria, mossa per mossa{ $all-known ->
    [yes] { "" }
   *[no] { "" }, per quanto analizzato finora
}: { LIST($seats, between: "; ") }.
open-part = non ancora analizzata
estimate = solo una prima stima
before = Prima della mossa
result = Risultato
costliest = Decisioni più costose
whose = Giocatore
all = Tutte
only = Solo quelle di { $name }
when = { $round }, { $part }
better = Meglio:
loss = −{ $points }%
costs = 
    costa { $points ->
        [one] { $points } punto percentuale
       *[other] { $points } punti percentuali
    }
turned = Qui la partita gira: con la mossa migliore { $name } conduce con il { $best }%, dopo questa conduce qualcun altro.
none-yet = Finora nessuna decisione costosa.
none = Nessuna decisione costosa.
summary = { $judged ->
        [one] { $judged } decisione valutata
       *[other] { $judged } decisioni valutate
    }; la migliore, o a meno di { $listed-from } punti: { $equal }
keys = Le frecce scelgono una decisione; Invio apre un «e se».
position = La posizione
of-position = { $round }, { $name }: prima della decisione
played = giocata
how-judged = Probabilità di vittoria dopo ogni scelta, da { THOUSANDS($tries) } simulazioni del seguito della partita. Conta solo quello che { $name } poteva vedere allora.
moments = { $count ->
    [one] { $count } momento da rivedere
   *[other] { $count } momenti da rivedere
}
moment = Momento { $number } di { $all }
moment-asks = Qui { $name } ha perso { POINTS($points) } di probabilità di vittoria. Trova una mossa migliore.
moment-played = Giocata nella partita: { $title } (−{ $points }%).
learn = Impara dai tuoi errori
find-better = Trova mosse migliori
moments-soon = Prima le tue decisioni, poi tocca a te trovarne di migliori.
no-moments = Niente da rivedere: nessun’altra mossa sarebbe stata molto migliore.
what-if = E se
what-if-of = E se: decisione { $number }
what-if-title = E se: { $round }
what-if-note = Da qui giochi tu per { $name }.{ $bots ->
    [none] { "" }
    [1] { "" } Un bot gioca per { LIST($bots) }.
   *[more] { "" } I bot giocano per { LIST($bots) }.
} Questo tavolo non viene salvato, e la tua partita non cambia.
back = Torna all’analisi
