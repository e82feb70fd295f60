//! The texts of the daily challenge.

use crate::games::council_of_4::scene::daily::Finish;

/// The texts of the daily challenge.
#[allow(missing_docs, reason = "the names say it")]
pub struct DailyText {
    pub title: &'static str,
    /// The day, the board and the number of bots.
    pub body: fn(&str, &str, usize) -> String,
    pub play: &'static str,
    /// Days in a row, and the most points of any day.
    pub record: fn(u32, u16) -> String,
    /// The result of the day.
    pub done: fn(&Finish) -> String,
    /// The same for others, with the name of the game and the day.
    pub told: fn(&Finish) -> String,
}
