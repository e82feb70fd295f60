//! Daily challenge: the boards and the numbers of players take turns.

use crate::games::council_of_4::rules::board::Sides;
use crate::games::council_of_4::rules::components::NobilityVariant;
use crate::games::council_of_4::rules::setup::Setup;

/// Numbers of players, which take turns by day; the boards change every day.
const PLAYERS: [u8; 3] = [2, 3, 4];

/// Returns the set-up of a day, by its number.
pub(super) fn setup(number: u32) -> Setup {
    let players = PLAYERS[number as usize % PLAYERS.len()];
    // 3 and 8 have no common factor, so every pair of players and boards occurs.
    let board = Sides::of_number(number).board();
    Setup { players, board, nobility: NobilityVariant::Printed, first: None }
}
