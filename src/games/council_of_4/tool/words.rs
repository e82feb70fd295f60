//! Texts of Council of 4 that only the tool shows.

use super::plain::words::{decision, heading};
use crate::games::council_of_4::rules::PublicState;
use crate::games::council_of_4::rules::board::NoBoard;
use crate::games::council_of_4::text::boards;
use crate::text::name_of;
use crate::tool::words::quoted;

/// Returns the refusal of a board.
pub fn no_board(key: &str, why: NoBoard) -> String {
    format!("`{}` isn’t a board. {}", quoted(key), boards::no_board(why))
}

/// Returns the state of a game that isn't over.
pub fn standing(table: &PublicState, names: &[String]) -> String {
    let turn = u32::from(table.turn.number) + 1;
    let heading = heading(table.board, table.round(), turn);
    let decision = decision(&name_of(names, table.turn.seat), table.decision);
    format!("{heading}\n{decision}")
}
