//! Sending and opening links in Italian.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "Cosa condividere",
    whole: "La partita",
    up_to_here: "Fino a qui",
    deal: "La distribuzione",
    opens_at: |at| format!("Apre il replay dopo la mossa {at}."),
    address: "Indirizzo",
    show_address: "Mostra l’indirizzo",
    share: "Condividi",
    copy: "Copia il link",
    copied: "Copiato.",
    not_copied: "Copia non riuscita. Il link è selezionato: copialo tu.",
    note: "È tutto nel link: niente viene inviato da nessuna parte.",
    reveals: "Questa partita non è finita. Dal link si può ricavare tutto ciò che è nascosto.",
    linked_deal: "Una distribuzione da giocare dall’inizio.",
    linked_at: |at| format!("Il link ti mostra che cosa segue la mossa {at}."),
    linked_daily: |day| format!("La sfida del giorno {day}."),
    linked_note: "Si aggiunge alla tua lista; le tue altre partite non cambiano.",
    linked_play: "Gioca dall’inizio",
    linked_go_on: "Continua da lì",
    unknown_game: |game| {
        format!("È una partita a «{game}», un gioco che qui non c’è. Non è stato salvato niente.")
    },
    made_by_newer: "Questo viene da una versione più recente di Curia. Nulla è perso: aggiorna \
                    Curia, poi riprova.",
};
