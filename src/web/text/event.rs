//! What happened, in words.

use crate::games::council_of_4::components::{Politics, RewardTile};
use crate::games::council_of_4::state::Decision;

/// Sentences of the log: third person, whole, without the gains that icons show.
pub struct EventText {
    pub elected: fn(&str, &str, &str, &str) -> String,
    pub sent: fn(&str, &str, &str, &str) -> String,
    pub acquired: fn(&str, &str, u8, u8) -> String,
    pub placed: fn(&str, &str, &str) -> String,
    pub placed_with_queen: fn(&str, &str, u16) -> String,
    pub engaged: fn(&str) -> String,
    pub changed: fn(&str, &str) -> String,
    pub additional_main: fn(&str) -> String,
    pub ended: fn(&str) -> String,
    pub token: fn(&str, &str) -> String,
    pub took_free: fn(&str, &str) -> String,
    pub declined: fn(&str) -> String,
    pub repeated: fn(&str, &str) -> String,
    pub tokens: fn(&str, &str, &str) -> String,
    pub tile: fn(RewardTile, Option<u16>) -> String,
    pub paid_servants: fn(u16) -> String,
    pub last_round: &'static str,
    pub you_drew: fn(&[Politics]) -> String,
    pub opens: fn(Decision) -> &'static str,
    pub game_over: &'static str,
}
