//! Reasons why something on the table can't be picked, beside those of the rules.

use crate::games::four_towers::rules::components::{Clan, Trade, Village};

/// The texts of these reasons, each a sentence.
#[allow(missing_docs, reason = "the names say it")]
pub struct FlawsText {
    pub not_your_turn: &'static str,
    pub not_asked: &'static str,
    /// A play or a champion, and why it is closed.
    pub play_closed: fn(&str, &str) -> String,
    pub nobody: fn(Village) -> String,
    /// What is taken already.
    pub enough: fn(u8) -> String,
    pub full: fn(Trade) -> String,
    pub nothing_taken: fn(Clan) -> String,
}
