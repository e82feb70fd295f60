//! The page itself in Italian.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, versione {version}"),
    unofficial: "Un progetto di appassionati, senza legami con l’editore e gli autori di Council \
                 of 4 e senza il loro sostegno",
    name: "Curia",
    in_short: "Progetto amatoriale non ufficiale. Niente esce da questo dispositivo.",
    offline: "Uso offline",
    is_kept: "Curia è salvata su questo dispositivo e si apre anche offline",
    is_not_kept: "Non ancora salvata per l’uso offline: per aprirla serve una connessione",
    licences: "Licenze",
    licences_note: "Curia ha licenza MIT o Apache 2.0, i suoi caratteri SIL Open Font License 1.1",
    alegreya: "Carattere Alegreya",
    source_sans: "Carattere Source Sans 3",
    others: "Componenti di terzi",

    update_ready: "C’è una nuova versione",
    update_note: "La pagina si ricarica e la tua partita riprende da dov’era",
    update_held: |held| match held {
        Held::Turn => "Puoi aggiornare dopo il tuo turno",
        Held::Unsaved => "Puoi aggiornare quando tutte le partite sono salvate",
    },
    update: "Aggiorna",
    settings_with_update: "Impostazioni; c’è una nuova versione",
};
