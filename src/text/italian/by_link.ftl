turn-of = Turno di { $name }
turn-note = Manda il link, poi apri quello che ti arriva.
takes-links = Una partita così richiede circa { $count } link.
your-turns = { $count ->
    [one] Tocca a te
   *[other] Tocca a te in { $count } partite
}
send-to = Manda { $name ->
    [a] ad { $name }
   *[other] a { $name }
}
send-end = Manda il risultato
copied = Copiato
message = { $name }, tocca a te. { $game }, { $round }:
message-at-end = La nostra partita a { $game } è finita:
who = Chi sei in questa partita?
choose-seat = Scegli il tuo posto.
your-seat = Il tuo posto: { $name }
change-note = Hai preso il posto sbagliato? Scegli il tuo: l’altro riprende il nome che aveva all’inizio.
your-name = Il tuo nome
sit-down = Siediti
trust = I link contengono tutta la partita, anche quello che è nascosto. Chi ne decifra uno può leggerlo: gioca con persone di cui ti fidi.
is-older = Questo link è più vecchio della tua partita: ha { MOVES($link) }, la tua ne ha { $kept }.
is-forked = In questo link la tua partita va diversamente: dopo { MOVES($at) } le due versioni si separano.
plays-mine = Questo link continua la tua partita, ma con { OWN_MOVES($actions) } che non hai fatto qui.
is-damaged = Questo link è della tua partita, ma non tutte le sue mosse si possono giocare.
unchanged = La tua partita non è cambiata.
open-kept = Apri la mia partita
take-over = Usa queste mosse
keep-both = Tieni entrambe
other-course = { $title } (altra versione)
check-title = Verifica
all-legal = { CHECKED_MOVES($actions) }: tutto secondo le regole, e carte e gettoni sono usciti come voleva la distribuzione.
went-on = { $links ->
    [0] Non ti è arrivato nessun link di questa partita.
    [one] La partita è continuata dall’unico link che ti è arrivato.
   *[other] Ti sono arrivati { $links } link, e la partita è continuata da ognuno. Nessuno è tornato indietro.
}
went-back = La partita non continua dal link che ti è arrivato dopo { MOVES($at) }: qualcuno è tornato indietro e ha cambiato qualcosa.
number = Numero di controllo { $number }. Stesso numero, stessa partita.
