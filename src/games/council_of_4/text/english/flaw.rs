//! Flaws of a set-up, a position or a state, in English: parts of sentences.

use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("it has {}, not {fewest} to {most}", counted(count, "player"))
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} begins but isn’t at the table", seat_number(seat))
        }
    }
}
