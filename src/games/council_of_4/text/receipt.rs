//! The texts of the preview that only some actions need.

use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::rules::state::Decision;

/// The preview's texts of elections, changes of permits and open choices.
#[allow(missing_docs, reason = "the names say it")]
pub struct ReceiptText {
    /// The number of the open choice, and that of all choices of the gains in progress.
    pub choice: fn(usize, usize) -> String,
    /// The question of an open choice, with the nobility space that opened it.
    pub pick: fn(Decision, u8) -> String,
    /// Servants for the merchants of a player; no name means the neutral merchant.
    pub due: fn(u16, Option<&str>) -> String,
    /// The number of cards that match a council, before and after an election.
    pub suits: fn(Council, u8, u8) -> String,
    /// The number of cards in hand that match a council after an election.
    pub suit_then: fn(Council, u8) -> String,
    /// The price in coins with the most matching cards, before and after; none if no card matches.
    pub suits_cost: fn(Council, Option<u8>, Option<u8>) -> String,
    pub under_deck: &'static str,
    pub then: &'static str,
    pub new_permits: fn(usize) -> String,
    pub permit_comes: &'static str,
    pub deck_stays: fn(u8) -> String,
    pub gains: &'static str,
    /// The number of gains of the chain that are done.
    pub paid: fn(usize) -> String,
    pub after_it: &'static str,
    pub no_declining: &'static str,
    pub options: &'static str,
    /// The progress of a bonus of the chain.
    pub done: &'static str,
    pub now: &'static str,
    pub to_come: &'static str,
    pub steps_left: &'static str,
    /// The face of a permit that lies face down.
    pub face_down: &'static str,
}
