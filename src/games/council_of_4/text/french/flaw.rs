//! Flaws of a set-up, a position or a state, in French: parts of sentences.

use super::position;
use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::text::flaw::FlawText;

pub(in crate::games::council_of_4::text) static FLAW: FlawText =
    FlawText { setup, position: position::flaw, state: position::broken };

fn setup(error: SetupError) -> String {
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
