//! The texts of a replay that are Council of 4's own.

/// The texts of a replay that are Council of 4's own.
#[allow(missing_docs, reason = "the names say it")]
pub struct ReplayedText {
    /// A kind of card in a hand: its name, its number, and the number to pay of it.
    pub cards: fn(&str, u8, u8) -> String,
    pub no_permits: &'static str,
    /// The points of all players at a moment.
    pub points: fn(&[(String, u16)]) -> String,
    pub search: &'static str,
}
