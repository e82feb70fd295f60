//! The texts of what finds, selects and counts saved games.

use crate::bots::Level;

/// What finds, selects and counts saved games.
#[allow(missing_docs, reason = "the names say it")]
pub struct FindingText {
    pub search: &'static str,
    /// Filter by state.
    pub state: &'static str,
    pub any: &'static str,
    pub going: &'static str,
    pub over: &'static str,
    /// Filter by game.
    pub game: &'static str,
    pub any_game: &'static str,
    pub select: &'static str,
    pub select_all: fn(usize) -> String,
    pub none_chosen: &'static str,
    pub delete_many: fn(usize) -> String,
    pub delete_ask: fn(usize) -> String,
    pub delete_note: &'static str,
    pub statistics: &'static str,
    pub counted: &'static str,
    pub games: &'static str,
    pub won: &'static str,
    /// Victories, and the percentage of all games.
    pub won_of: fn(u32, u32) -> String,
    pub points: &'static str,
    pub all: &'static str,
    /// Level of the opponents; none if they differ.
    pub against: fn(Option<Level>) -> String,
    pub players: fn(usize) -> String,
    pub assisted: &'static str,
    pub causes: &'static str,
    pub no_own: &'static str,
    /// Number of lines of the log of results that can't be read.
    pub unread: fn(usize) -> String,
    /// Number of results in a file that were new.
    pub results_added: fn(usize) -> String,
}
