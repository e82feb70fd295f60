//! Parts of the page that load later in Italian.

use crate::text::later::LaterText;

pub(in crate::text) static LATER: LaterText = LaterText {
    coming: "Un momento…",
    missing: "Questa parte della pagina non si è caricata. Non si è perso niente: controlla la \
              connessione e riprova.",
    again: "Riprova",
    back: "Indietro",
};
