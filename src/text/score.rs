//! The texts of the final score.

use crate::record::SeatColour;

/// The final score.
#[allow(missing_docs, reason = "the names say it")]
pub struct ScoreText {
    pub title: &'static str,
    pub winner: &'static str,
    pub shared: &'static str,
    /// Name of a place other than the first, counted from 0.
    pub place: fn(usize) -> &'static str,
    /// Points gained.
    pub plus: fn(u16) -> String,
    pub total: &'static str,
    pub seed: fn(&str) -> String,

    /// The origins of the points, as bars.
    pub origins: &'static str,
    /// The two sides of the line in a bar.
    pub line: &'static str,
    /// A part of a bar: the player, the cause, and the points.
    pub part: fn(&str, &str, &str) -> String,
    /// What was counted during play, as a stage of the count.
    pub play: &'static str,
    pub last_count: &'static str,
    pub wins: fn(&[String]) -> String,
    /// The lead in points.
    pub lead: fn(&str) -> String,
    pub no_lead: &'static str,
    pub skip: &'static str,
    pub see: &'static str,

    pub with_names: &'static str,
    pub save_picture: &'static str,
    pub not_drawn: &'static str,
    /// A seat's colour, alone.
    pub colour: fn(SeatColour) -> &'static str,

    pub new_game: &'static str,
    pub back_to_table: &'static str,
    pub again_new: &'static str,
    pub again_same: &'static str,

    pub chart: &'static str,
    pub turn: &'static str,
    pub at_the_end: &'static str,
    /// The chart in a sentence: each seat's name, points during play and all points in
    /// the words of the game.
    pub chart_says: fn(&[(String, u16, String)]) -> String,
    pub chart_as_table: &'static str,
    pub chart_as_drawing: &'static str,
    pub at_the_end_row: &'static str,
    pub after_turn: fn(u16) -> String,
    pub quiet_turns: &'static str,

    pub leaps: &'static str,
    pub takes_the_lead: &'static str,
    /// A turn, counted from 1, and its round.
    pub when: fn(u16, &str) -> String,
}
