no-match = In questo testo non c’è nessuna partita, né un link che ne contenga una.
several = Il testo contiene { $links } link di partite: danne uno solo.
empty = Il link è incompleto: non contiene nessuna partita.
too-long = Il link è troppo lungo ({ $bytes } byte; il limite è { $limit }).
foreign = Il link è danneggiato: il carattere { $at } dopo «m=» è «{ $letter }», che nessun link contiene. Non è stato aperto niente.
foreign-hidden = Il link è danneggiato: il carattere { $at } dopo «m=» è { $code }, che nessun link contiene. Non è stato aperto niente.
damaged = Il link è danneggiato o incompleto, forse tagliato durante la copia. Non è stato aperto niente: copialo di nuovo.
other-form = Al link serve una versione più recente di Curia: è nel formato { $form }, e questa versione legge il formato { $readable }.
not-opened = La partita di questo link non si può aprire: { $why }.
unreadable = { $part ->
    [game] il nome del suo gioco non è leggibile
    [rules] la versione delle sue regole non è leggibile
    [setup] la sua preparazione non è leggibile
    [seed] il suo seed non è leggibile
    [seats] l’elenco dei suoi giocatori non è leggibile
    [count] il numero delle sue mosse non è leggibile
   *[spelling] il modo in cui è scritta non è leggibile
}
left-over = continua per { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } byte
    } dopo l’ultima mossa
no-moment = Il link porta alla mossa «{ $text }», che non è il numero di una mossa.
moment-beyond = Il link porta alla mossa { $at }, ma la sua partita ne ha { $actions }.
lost = La partita di questo link è stata aperta fino alla mossa { $kept }. Il seguito ({ MOVES($lost) }) non si può giocare ({ $first } nella lista delle mosse possibili): forse le regole erano diverse.
no-link = Questa partita non può diventare un link: { $why }.
action = la mossa { $number } non è possibile
too-many-actions = ha { $actions } mosse, e una partita ne ha al massimo { $limit }
refused = il link verrebbe rifiutato
not-read-back = il link aprirebbe un’altra partita
no-such-moment = In questa partita non c’è la mossa { $at }: ne ha { $actions }.
