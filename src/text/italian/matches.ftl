title = Partite salvate
count = { $matches } · { $kilobytes } kB
none-found = Nessuna partita trovata.
show-rest = Mostra ancora { $next }
show-more = Mostra ancora { $next } su { $hidden }
select-one = Seleziona «{ $name }»
same-again = Come l’ultima volta
all = Tutte ({ $games })
fewer = Meno
more = Altro per «{ $name }»
rename = Rinomina
name = Nome della partita
name-note = Lascia vuoto per usare i nomi dei giocatori.
keep-name = Salva il nome
copy = Fai una copia
copy-of = Copia di { $name }
game-file = Salva come file
json = Salva dati (JSON)
delete = Elimina
deleted = «{ $name }»: partita eliminata.
deleted-many = { $count ->
        [one] { $count } partita eliminata
       *[other] { $count } partite eliminate
    }.
bring-back = Recupera
not-brought-back = Non c’è più abbastanza spazio per recuperarla.
cancel = Annulla
origin-branch = E se, dalla mossa { $number }
origin-daily = Sfida del giorno, { $day }
origin-copy = Copia
origin-given = Da un file o da un link
players = { $persons ->
    [0] { BOTS($bots) }
    [1] contro { BOTS($bots) }
   *[more] { $persons } persone{ $bots ->
        [0] { "" }
       *[more] { "" }, { BOTS($bots) }
    }
}
just-now = poco fa
minutes-ago = { $minutes } min fa
hours-ago = { $hours } h fa
import-title = Importa una partita
import-body = Scegli un file salvato da Curia, o trascinane uno qui.
choose-file = Scegli un file
drop-here = Rilascia per importare
link-title = Apri un link
link-body = Una distribuzione o una partita che ti hanno mandato.
link-field = Link della partita
open-link = Apri
taken-in = Partita aggiunta: «{ $name }» ({ MOVES($actions) }).
taken-in-all = Partite aggiunte dal file: { $kept } su { $all }.
known-already = «{ $name }» è già nella tua lista.
known-already-many = { $count ->
        [one] { $count } era già nella tua lista.
       *[other] { $count } erano già nella tua lista.
    }
not-opened = Non si può aprire: { $why }.
fell-short = Aperta fino alla mossa { $kept }; il resto non torna: { $why }.
wrong-result = Solo il risultato nel file è sbagliato: { $why }.
not-text = «{ $name }» non si è potuto leggere: il file è troppo grande, o il browser non riesce ad accedervi.
share = Condividi come link
linked-title = Partita condivisa
which-link = Il testo contiene più link. Quale aprire?
linked-actions = Una partita dopo { MOVES($actions) }.
only-here = Solo in questa scheda
partly-here = Non salvata del tutto
only-here-note = Ciò che delle partite non si è potuto salvare va perso quando chiudi questa scheda.
unreadable-title = Non si può aprire
aside-title = Dati danneggiati
aside-note = Dati salvati che Curia non è riuscita a leggere. Per giocare non servono: salvali come file o eliminali.
download = Salva come file
discard = Elimina
discarded = Eliminati.
keep-title = Conserva le partite.
keep-note = Sono solo in questo browser. Salvale tutte in un file, che potrai importare qui o altrove.
keep-note-safari = Safari cancella i dati di una pagina dopo sette giorni senza visite. Aggiungi Curia alla schermata Home, o salva le tue partite come file.
keep-a-copy = Una partita lunga: per sicurezza salvala come file.
save-all = Salva tutto
clock-was-ahead = orologio avanti
