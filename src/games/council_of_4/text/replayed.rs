//! The texts of what of Council of 4 is shown while one looks back.

/// What of Council of 4 a replay shows.
#[allow(missing_docs, reason = "the names say it")]
pub struct ReplayedText {
    /// A kind of card in a hand: its name, how many there are, how many of them are paid.
    pub cards: fn(&str, u8, u8) -> String,
    pub no_permits: &'static str,
    /// Everybody's points at a moment.
    pub points: fn(&[(String, u16)]) -> String,
    pub search: &'static str,
}
