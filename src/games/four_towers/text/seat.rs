//! Texts of the seats: their panels, what a seat has on request, and the own mats.

use crate::games::four_towers::rules::components::{Champion, Clan, Trade};

/// The texts of the seats.
#[allow(missing_docs, reason = "the names say it")]
pub struct SeatText {
    /// The number of the turn, of all.
    pub turn: fn(u8, u8) -> String,
    /// The same for a seat.
    pub turn_of: fn(&str, u8, u8) -> String,
    pub turns_left: fn(u8) -> String,
    pub now: fn(u16) -> String,
    pub influence: fn(u16) -> String,
    pub doubled: &'static str,
    pub safe: &'static str,
    pub on_black: &'static str,
    pub followers: fn(u8, Clan) -> String,
    pub count: fn(Trade, u8) -> String,
    pub loose_gems: fn(u8) -> String,
    /// A champion, and the tokens left on it.
    pub champion: fn(Champion, Option<u8>) -> String,
    pub came_from: &'static str,

    // The mats
    pub your_followers: fn(u16) -> String,
    pub followers_of: fn(&str, u16) -> String,
    /// What the followers bring.
    pub times_lords: fn(u16) -> String,
    /// Own followers, lords, and the points they make.
    pub row: fn(Clan, u8, u8, u16) -> String,
    pub full: &'static str,
    /// The number taken, the number of spaces, and the points.
    pub of_spaces: fn(u8, u8, u16) -> String,
    pub seventh: fn(u8) -> String,
    pub counts_twice: &'static str,
    pub any: &'static str,
    pub both_taken: &'static str,
    /// Points for each with the most mountaineers.
    pub most: fn(u16) -> String,
    /// The two clans of the next space for a mountaineer.
    pub next_takes: fn([Clan; 2]) -> String,
    pub market_full: &'static str,
    /// The tiles of drawn peasants.
    pub to_place: &'static str,
    pub to_keep: &'static str,
    pub then: &'static str,
    pub placed: &'static str,
    pub hand: &'static str,
    pub supply: &'static str,
}
