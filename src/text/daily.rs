//! The texts of the daily challenge.

use super::cover::CoverText;
use crate::archive::daily::Finish;

/// The daily challenge.
#[allow(missing_docs, reason = "the names say it")]
pub struct DailyText {
    pub title: &'static str,
    /// The day, the table by its set-up and the number of bots.
    pub body: fn(&str, Option<&str>, usize) -> String,
    pub play: &'static str,
    /// Days in a row, and the most points of any day.
    pub record: fn(u32, &str) -> String,
    /// The points of the day, and the result.
    pub done: fn(&str, &Finish) -> String,
    /// The same for others, with the name of the game.
    pub told: fn(&CoverText, &Finish) -> String,
    /// Stands in place of the way to the score of a game that was deleted.
    pub deleted: &'static str,
}
