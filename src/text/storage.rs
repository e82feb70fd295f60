//! The texts about saving.

use super::text;
use crate::archive::{NoResults, Saved, Unsaved};
use crate::record::MOST_ACTIONS;
use crate::record::json::Lost;

/// Saving.
#[allow(missing_docs, reason = "the names say it")]
pub struct StorageText {
    pub saved: fn(Saved<Unsaved>) -> &'static str,
    pub unsaved: fn(Unsaved) -> &'static str,
    /// The moves of a game in JSON that were kept and lost.
    pub lost: fn(&Lost) -> String,
    /// The same of a game with more moves than any may have.
    pub beyond: fn(&Lost) -> String,
    pub index_was_damaged: &'static str,
    /// Note that another tab has the game.
    pub elsewhere: &'static str,
    /// Note that the tab that had the game is gone.
    pub left: &'static str,
    pub play_here: &'static str,
    pub read_again: &'static str,
    pub keep_both: &'static str,
    pub keep_after_all: &'static str,
    /// Note that unsaved moves became a separate game when another tab continued.
    pub set_aside: &'static str,
    pub retry: &'static str,
    /// Name of the button that leads to the list of games.
    pub make_room: &'static str,
    /// Note that the log of results was damaged and has been made again.
    pub results_were_damaged: &'static str,
    /// Why there is no log of results.
    pub no_results: fn(NoResults) -> &'static str,
}

/// Returns the moves of a game in JSON that were kept and lost.
pub fn lost(lost: &Lost) -> String {
    let words = text().storage();
    if lost.kept < MOST_ACTIONS { (words.lost)(lost) } else { (words.beyond)(lost) }
}
