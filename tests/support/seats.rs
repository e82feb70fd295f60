//! Matches with persons and bots at the table.

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::setup::Setup;
use curia::record::{Controller, Match, SeatColour, SeatRecord};

pub const PERSON: Controller = Controller::Person;
pub const BOT: Controller = Controller::Bot(Level::Greedy);

const NAMES: [&str; 4] = ["Ada", "Zoë", "李", "O\"Neil\\"];

/// Returns a match before its first action; the set-up must have as many players as there are seats.
pub fn new_match(setup: &Setup, seed: &str, controllers: &[Controller]) -> Match<CouncilOf4> {
    let colours = SeatColour::ALL.into_iter().take(NAMES.len()).rev();
    let seats = NAMES.into_iter().zip(colours).zip(controllers);
    let seat = |((name, colour), &controller): ((&str, _), _)| SeatRecord {
        name: name.to_owned(),
        colour,
        controller,
    };
    let setup = Setup { players: controllers.len() as u8, ..setup.clone() };
    Match::new(setup, seed.to_owned(), seats.map(seat).collect())
}
