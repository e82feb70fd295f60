//! The list of legal moves in French.

use super::words::counted;
use crate::text::listing::ListingText;

pub(in crate::text) static LISTING: ListingText = ListingText {
    title: "Coups possibles",
    close: "Fermer la liste",
    search_for: "Chercher parmi les coups possibles",
    nothing_found: "Aucun coup possible n’a tous ces mots.",
    nothing_legal: "Vous n’avez rien à décider maintenant.",
    found: |count| format!("{}.", counted(count as u64, "coup", "coups")),
    move_hint: "parcourir",
    open_hint: "ouvre, puis confirme",
};
