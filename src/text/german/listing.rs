//! The list of legal moves in German.

use super::words::counted;
use crate::text::listing::ListingText;

pub(in crate::text) static LISTING: ListingText = ListingText {
    title: "Mögliche Aktionen",
    close: "Liste schließen",
    search_for: "Mögliche Aktionen durchsuchen",
    nothing_found: "Keine mögliche Aktion hat alle diese Wörter.",
    nothing_legal: "Du hast gerade nichts zu entscheiden.",
    found: |count| format!("{}.", counted(count as u64, "Aktion", "Aktionen")),
    move_hint: "blättern",
    open_hint: "öffnet, dann bestätigt",
};
