//! The tool's own texts on Council of 4.

use super::plain::words::{decision, heading};
use crate::games::council_of_4::rules::state::PublicState;
use crate::text::people::name_of;
use crate::tool::words::quoted;

/// Describes the error in the name of a board.
pub fn no_board(key: &str) -> String {
    format!("`{}` is no board: three digits are needed, each 1 or 2", quoted(key))
}

/// Describes the current state of an unfinished match.
pub fn standing(table: &PublicState, names: &[String]) -> String {
    let turn = u32::from(table.turn.number) + 1;
    let heading = heading(&table.sides.to_string(), table.round(), turn);
    let decision = decision(&name_of(names, table.turn.seat), table.decision);
    format!("{heading}\n{decision}")
}
