//! What is wrong with a set-up, in English: parts of sentences.

use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("it has {}, and {fewest} to {most} can play", counted(count, "player"))
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} begins but is not at the table", seat_number(seat))
        }
    }
}
