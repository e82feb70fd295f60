//! Flaws of a set-up, a position or a state, in French: parts of sentences.

use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("elle a {}, et non {fewest} à {most}", counted(count, "joueur", "joueurs"))
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} commence, mais n’est pas à la table", seat_number(seat))
        }
    }
}
