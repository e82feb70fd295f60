//! The texts of the choices for a new game besides its seats, and the name of a board.

use crate::games::council_of_4::rules::board::Sides;

/// The choices for a new game besides its seats.
#[allow(missing_docs, reason = "the names say it")]
pub struct NewGameText {
    pub start_with: fn(u8) -> String,
    pub first: &'static str,
    pub by_lot: &'static str,
    pub board: &'static str,
    pub random_sides: &'static str,
    pub board_facts: fn(usize, &'static str) -> String,
    pub nobility: &'static str,
    pub nobility_printed: &'static str,
    pub nobility_manual: &'static str,
    pub board_name: fn(Option<Sides>) -> String,
}
