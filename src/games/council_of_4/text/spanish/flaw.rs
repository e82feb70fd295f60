//! Flaws of a set-up, a position or a state, in Spanish: parts of sentences.

use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("tiene {}, no de {fewest} a {most}", counted(count, "jugador", "jugadores"))
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} empieza, pero no está en la mesa", seat_number(seat))
        }
    }
}
