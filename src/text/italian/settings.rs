//! The settings in Italian.

use crate::archive::Fault;
use crate::text::settings::{SettingsText, Unkept};

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Impostazioni",
    pages: "Categorie di impostazioni",
    page_all: "Tutte",
    page_look: "Aspetto",
    page_motion: "Movimento, suoni",
    page_help: "Aiuto in gioco",
    page_language: "Lingua",
    page_about: "Su Curia",

    theme: "Tema",
    light: "Chiaro",
    dark: "Scuro",
    system: "Sistema",
    text_size: "Dimensione testo",
    text_size_note: "Tutto cresce con il testo, e la disposizione si adatta",
    percent: |size| format!("{size}%"),
    letters: "Lettere sui pezzi",
    letters_note: "Segna con una lettera i pezzi e i luoghi colorati",

    speed: "Movimento",
    speed_note: "Quanto restano in vista le mosse dei bot e quanto viaggiano i pezzi",
    normal: "Normale",
    fast: "Rapido",
    off: "Nessuno",
    sounds: "Suoni",
    sounds_note: "Per le mosse, i guadagni e il tuo turno",
    volume: "Volume",

    hints: "Spiegazioni",
    hints_note: "Spiegano quello che indichi, e propongono il passo dopo o un prezzo più basso",

    language: "Lingua",
    language_note: "Puoi cambiarla anche a metà partita",
    browsers: |language| format!("Del browser: {language}"),
    language_missing: |language| {
        format!("{language}: caricamento non riuscito. Controlla la connessione e riprova.")
    },

    kept: "Le modifiche valgono subito e restano salvate su questo dispositivo.",
    fault: |fault| match fault {
        Fault::Blocked => {
            "Le modifiche valgono finché non chiudi la pagina: questo browser blocca i salvataggi."
        }
        Fault::Full | Fault::Crowded | Fault::NotReadBack => {
            "Le modifiche valgono finché non chiudi la pagina: il browser non è riuscito a \
             salvarle."
        }
        Fault::Damaged | Fault::Newer => {
            "Le modifiche valgono finché non chiudi la pagina: le impostazioni precedenti sono \
             illeggibili e non si sono potute mettere da parte."
        }
    },
    done: "Fatto",
    unkept: |why| match why {
        Unkept::Impossible => "Qui non si può salvare per l’uso offline: il browser non lo offre, \
                               o l’indirizzo non comincia con https. Per aprirla serve una \
                               connessione"
            .to_owned(),
        Unkept::Refused => "Il browser ha rifiutato di salvare Curia: per aprirla serve una \
                            connessione. Si riprova alla prossima visita"
            .to_owned(),
        Unkept::Failed(file) => format!(
            "«{file}» non è arrivato com’è pubblicato: Curia non è salvata, e per aprirla serve \
             una connessione. Si riprova alla prossima visita"
        ),
        Unkept::Resting(file) => format!(
            "Due volte di fila «{file}» non è arrivato com’è pubblicato: Curia non è salvata, e \
             per aprirla serve una connessione. Si riprova dopo un giorno, o con la prossima \
             versione"
        ),
    },
};
