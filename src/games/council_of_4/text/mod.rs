//! Every text for people that is Council of 4's own, but for what only the tool says. The messages are in files, a folder
//! for each language; here is what says which of them.

use crate::games::council_of_4::rules::board::Sides;
use crate::games::council_of_4::rules::components::Permit;

pub mod access;
pub mod boards;
pub mod city;
pub mod concern;
pub mod course;
pub mod event;
pub mod live;
pub mod log;
pub mod moves;
pub mod new_game;
pub mod outcome;
pub mod pieces;
mod prompt;
pub mod reason;
pub mod rules;
pub mod sheet;
pub mod tip;
pub mod told;
pub mod trace;

pub use tip::{Symbol, Tip};

/// The enums in messages.
mod types {
    pub use super::moves::Telling;
    pub use super::tip::Symbol;
    pub use crate::games::council_of_4::bots::motive::Good;
    pub use crate::games::council_of_4::bots::temper::Temper;
    pub use crate::games::council_of_4::rules::action::Slot;
    pub use crate::games::council_of_4::rules::board::{CityColour, Region};
    pub use crate::games::council_of_4::rules::components::{
        Colour, Council, Politics, RewardTile,
    };
    pub use crate::games::council_of_4::rules::{Cause, Decision, Kind};
    pub use crate::games::council_of_4::scene::keys::Task;
    pub use crate::games::council_of_4::scene::lesson::Lesson;
    pub use crate::games::council_of_4::scene::reckoning::Stage;
    pub use crate::games::council_of_4::scene::shown::TurnPart;
    pub use crate::games::council_of_4::scene::theme::Theme;
    pub use crate::record::SeatColour;
}

include!(concat!(env!("OUT_DIR"), "/council_of_4.rs"));

/// Returns the letters of a permit's cities, as on its head.
pub fn letters(permit: Permit) -> String {
    let letters: Vec<String> = permit.cities().iter().map(|city| city.to_string()).collect();
    letters.join("·")
}

/// The sides of a printed board, `1·2·1`.
pub fn dotted(sides: Sides) -> String {
    sides.to_string().chars().map(String::from).collect::<Vec<_>>().join("·")
}

/// A permit by its id and its cities.
pub fn named(permit: Permit) -> String {
    format!("{permit} ({})", letters(permit))
}
