//! Flaws of a set-up, a position or a state, in Italian: parts of sentences.

use super::words::{counted, seat_number};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            let players = counted(count, "giocatore", "giocatori");
            format!("ha {players}, ma devono essere da {fewest} a {most}")
        }
        SetupError::NoSuchSeat(seat) => {
            format!("il {} comincia, ma non è al tavolo", seat_number(seat))
        }
    }
}
