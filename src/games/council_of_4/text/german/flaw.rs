//! Flaws of a set-up, a position or a state, in German: parts of sentences.

use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!(
                "Die Partie hat {} statt {fewest} bis {most}",
                counted(count, "Spieler", "Spieler")
            )
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} beginnt, ist aber nicht am Tisch", seat_number(seat))
        }
    }
}
