//! The list of legal moves in English.

use super::words::counted;
use crate::text::listing::ListingText;

pub(in crate::text) static LISTING: ListingText = ListingText {
    title: "Legal moves",
    close: "Close the list",
    search_for: "Search the legal moves",
    nothing_found: "No legal move has all these words.",
    nothing_legal: "You have nothing to decide now.",
    found: |count| format!("{}.", counted(count as u64, "move")),
    move_hint: "move",
    open_hint: "opens, again confirms",
};
