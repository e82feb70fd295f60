//! Texts of the score sheet: every number by its cause, and the moves behind it.

use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::What;

/// The texts of the score sheet.
#[allow(missing_docs, reason = "the names say it")]
pub struct CausesText {
    pub cause: fn(Cause) -> &'static str,
    pub title: &'static str,
    pub collapsed: &'static str,
    pub counts: &'static str,
    pub stands: &'static str,
    /// A suit that stands, with somebody level with the empire.
    pub level: &'static str,
    /// A rank that brings nothing.
    pub rank: fn(u8) -> String,
    pub doubled: &'static str,
    pub traitors: &'static str,
    pub each: &'static str,
    pub tie: fn(Tie) -> &'static str,
    /// The points of a row: the name, the row, and the points.
    pub number: fn(&str, &str, u16) -> String,
    pub moves_of: fn(&str, &str) -> String,
    pub note: &'static str,
    /// The number of the hand, of the event in it, and the event.
    pub when: fn(u8, u8, Card) -> String,
    pub what: fn(What) -> String,
    pub nothing: &'static str,
    /// The rank at the end and the empire's: why it brings its points, or none.
    pub why: fn(Suit, u8, u8, bool) -> String,
    pub hall: &'static str,
}
