//! The score sheet and the points on the way to it.

use crate::games::four_towers::scene::standing::Tie;

/// The texts of the score sheet and of the chart.
#[allow(missing_docs, reason = "the names say it")]
pub struct SheetText {
    /// The winner, with the points of several players, and what puts it first.
    pub won_by: fn(&str, u16, Tie) -> String,
    /// The points of all players if the game had ended at a moment.
    pub points: fn(&[(String, u16)]) -> String,
    /// A turn that changed the points: how many a player won or lost by it.
    pub change: fn(&str, i32) -> String,
    /// An example of words to search the log for.
    pub search: &'static str,
}
