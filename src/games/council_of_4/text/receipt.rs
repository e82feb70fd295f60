//! The words of the receipt that only some actions need.

use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::rules::state::Decision;

/// What the receipt says of elections, changes of permits and open choices.
#[allow(missing_docs, reason = "the names say it")]
pub struct ReceiptText {
    /// The button that makes a phone's sheet small.
    pub fold: &'static str,
    /// The button that makes it large again.
    pub unfold: &'static str,
    /// Which of so many choices of the gains under way is open.
    pub choice: fn(usize, usize) -> String,
    /// What an open choice asks, with the space of the nobility track that opened it.
    pub pick: fn(Decision, u8) -> String,
    /// So many servants for the merchants of somebody; no name stands for the neutral one.
    pub due: fn(u16, Option<&str>) -> String,
    /// Cards that suit a council, before and after an election.
    pub suits: fn(Council, u8, u8) -> String,
    /// So many cards of the hand suit a council after an election.
    pub suit_then: fn(Council, u8) -> String,
    /// What the most cards that suit cost in coins before and after; none if none suits.
    pub suits_cost: fn(Council, Option<u8>, Option<u8>) -> String,
    pub under_deck: &'static str,
    pub then: &'static str,
    pub new_permits: fn(usize) -> String,
    pub permit_comes: &'static str,
    pub deck_stays: fn(u8) -> String,
    pub gains: &'static str,
    /// So many gains of the chain are paid.
    pub paid: fn(usize) -> String,
    pub after_it: &'static str,
    pub no_declining: &'static str,
    pub options: &'static str,
    /// A bonus of the chain with how far it has come.
    pub done: &'static str,
    pub now: &'static str,
    pub to_come: &'static str,
    pub steps_left: &'static str,
    /// The face of a permit that lies face down.
    pub face_down: &'static str,
}
