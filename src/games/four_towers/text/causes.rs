//! Texts of the score sheet: every number by its cause, and the moves behind it.

use crate::games::four_towers::rules::components::{Champion, Clan, Trade};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::scene::reckoning::Stage;
use crate::games::four_towers::scene::standing::Tie;
use crate::record::SeatColour;

/// The texts of the score sheet.
#[allow(missing_docs, reason = "the names say it")]
pub struct CausesText {
    pub cause: fn(Cause) -> &'static str,
    pub stage: fn(Stage) -> &'static str,
    /// A seat's colour in this game.
    pub colour: fn(SeatColour) -> &'static str,
    pub title: &'static str,
    /// The row of a clan, with its lords.
    pub followers: fn(Clan) -> String,
    pub lords: fn(u8) -> String,
    /// What each of a trade brings.
    pub each: fn(Trade) -> String,
    pub per_token: fn() -> String,
    pub champion: fn(Champion, u16) -> String,
    pub tie: fn(Tie) -> &'static str,
    pub if_tied: &'static str,
    /// The points of a row: the name, the row, and the points.
    pub number: fn(&str, &str, u16) -> String,
    pub moves_of: fn(&str, &str) -> String,
    pub note: &'static str,
    /// The number of the round.
    pub when: fn(u8) -> String,
    pub nothing: &'static str,

    // Why a row brings its points
    pub why_followers: fn(Clan, u8, u8, u16) -> String,
    /// The number, the points of each, and the points.
    pub why_trade: fn(Trade, u8, u16, u16) -> String,
    pub why_influence: fn(u16, bool) -> String,
    /// Tokens on champions, and gems beside them.
    pub why_tokens: fn(u8, u8) -> String,
    pub towers: &'static str,
}
