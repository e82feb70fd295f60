//! Matches with persons and bots at the table.

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::setup::Setup;
use curia::record::{Controller, Match, SeatColour, SeatRecord};
use curia::rules::Game;

pub const PERSON: Controller = Controller::Person;
pub const BOT: Controller = Controller::Bot(Level::Greedy);

const NAMES: [&str; 5] = ["Ada", "Zoë", "李", "O\"Neil\\", "Ngọc Ánh"];

/// Returns a match before its first action; the set-up must have as many players as there are seats.
pub fn new_match(setup: &Setup, seed: &str, controllers: &[Controller]) -> Match<CouncilOf4> {
    let setup = Setup { players: controllers.len() as u8, ..setup.clone() };
    at_the_table(setup, seed, controllers)
}

/// Returns a match of any game before its first action.
pub fn at_the_table<G: Game>(setup: G::Setup, seed: &str, controllers: &[Controller]) -> Match<G> {
    use SeatColour::{Amber, Cobalt, Forest, Onyx, Scarlet};
    let colours = [Amber, Forest, Cobalt, Scarlet, Onyx];
    let seats = NAMES.into_iter().zip(colours).zip(controllers);
    let seat = |((name, colour), &controller): ((&str, _), _)| SeatRecord {
        name: name.to_owned(),
        colour,
        controller,
    };
    Match::new(setup, seed.to_owned(), seats.map(seat).collect())
}
