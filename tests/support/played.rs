//! Whole matches with persons and bots at the table.

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::setup::Setup;
use curia::record::{Controller, Match};

use crate::positions::actions_of;
use crate::seats::{BOT, PERSON, new_match};

pub fn played(setup: &Setup, seed: &str) -> Match<CouncilOf4> {
    let controllers = [PERSON, BOT, Controller::Bot(Level::Random), PERSON];
    let mut record = new_match(setup, seed, &controllers[..usize::from(setup.players)]);
    record.actions = actions_of(setup, seed);
    record
}
