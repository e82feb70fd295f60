//! French: parts of the page that come later.

use crate::text::later::LaterText;

pub(in crate::text) static LATER: LaterText = LaterText {
    coming: "Un instant…",
    missing: "Cette partie de la page n’est pas venue. Vérifiez la connexion\u{a0}: rien n’est perdu entre-temps.",
    again: "Réessayer",
    back: "Retour",
};
