//! The list of legal moves, as far as it belongs to no game.

/// The texts of the list of legal moves.
#[allow(missing_docs, reason = "the names say it")]
pub struct ListingText {
    pub title: &'static str,
    pub close: &'static str,
    pub search_for: &'static str,
    pub nothing_found: &'static str,
    pub nothing_legal: &'static str,
    /// With the number of moves found.
    pub found: fn(usize) -> String,
    pub move_hint: &'static str,
    pub open_hint: &'static str,
}
