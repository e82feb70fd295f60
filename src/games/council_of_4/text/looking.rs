//! The texts of what of Council of 4 is shown while one looks back.

use crate::scene::replay::NoBranch;

/// What a replay shows.
#[allow(missing_docs, reason = "the names say it")]
pub struct LookingText {
    pub hands: &'static str,
    pub no_hands: &'static str,
    /// A kind of card in a hand: its name, how many there are, how many of them are paid.
    pub cards: fn(&str, u8, u8) -> String,
    pub no_permits: &'static str,
    /// Everybody's points at a moment.
    pub points: fn(&[(String, u16)]) -> String,
    pub search: &'static str,
    pub no_branch: fn(NoBranch) -> &'static str,
}
