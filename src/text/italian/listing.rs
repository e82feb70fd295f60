//! The list of legal moves in Italian.

use super::words::counted;
use crate::text::listing::ListingText;

pub(in crate::text) static LISTING: ListingText = ListingText {
    title: "Mosse possibili",
    close: "Chiudi la lista",
    search_for: "Cerca tra le mosse possibili",
    nothing_found: "Nessuna mossa possibile ha tutte queste parole.",
    nothing_legal: "Ora non hai niente da decidere.",
    found: |count| format!("{}.", counted(count as u64, "mossa", "mosse")),
    move_hint: "scorri",
    open_hint: "apre, poi conferma",
};
