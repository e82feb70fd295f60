//! Every text for people that is Council of 4's own, but for what only the tool says. The messages are in files, a folder
//! for each language; here is what says which of them.

use crate::games::council_of_4::rules::board::Sides;
use crate::games::council_of_4::rules::components::Permit;
use crate::text::Text;
use crate::text::subjects::subjects;

pub mod access;
pub mod boards;
pub mod brief;
pub mod city;
pub mod concern;
pub mod confirm;
pub mod course;
pub mod cover;
pub mod event;
pub mod explained;
pub mod live;
pub mod log;
pub mod motive;
pub mod moves;
pub mod new_game;
pub mod outcome;
pub mod pieces;
pub mod reason;
pub mod rules;
pub mod sheet;
pub mod tasks;
pub mod tip;
pub mod told;
pub mod trace;

use course::Lessons;
use rules::Manual;

/// The enums in messages.
mod types {
    pub use super::brief::Telling;
    pub use crate::games::council_of_4::rules::action::Slot;
    pub use crate::games::council_of_4::rules::board::{CityColour, Region};
    pub use crate::games::council_of_4::rules::components::{
        Colour, Council, Politics, RewardTile,
    };
    pub use crate::games::council_of_4::rules::scoring::Cause;
    pub use crate::games::council_of_4::rules::state::Decision;
    pub use crate::games::council_of_4::scene::Kind;
    pub use crate::games::council_of_4::scene::shown::TurnPart;
    pub use crate::record::SeatColour;
}

/// The values of enums in the files of words are those of the program.
mod words {
    use super::types::*;

    include!(concat!(env!("OUT_DIR"), "/council_of_4/words.rs"));
}

subjects!(
    /// The subjects that Council of 4 adds to the texts of a language.
    trait Subjects,
    said "council_of_4" {
        access: Access;
        actions: Actions;
        board: Board;
        boards: Boards;
        brief: Brief;
        concern: Concern;
        course: Course;
        event: Event;
        motive: Motive;
        moves: Moves;
        pieces: Pieces;
        reason: Reason;
        receipt: Receipt;
        replayed: Replayed;
        sheet: Sheet;
        tasks: Tasks;
        tip: Tip;
        trace: Trace;
    },
    file {
        lessons: Lessons = |language| Lessons::read(file::lessons(language));
        playing_well: Lessons = |language| Lessons::read(file::playing_well(language));
    },
    manual {
        manual: Manual = |language| Manual::read(
            manual::rules(language),
            manual::rulings(language),
            manual::vocabulary(language),
        );
    }
);

subjects!(
    /// The texts of Council of 4 on the start page.
    trait Front,
    front "council_of_4" {
        cover: Cover;
        new_game: NewGame;
    }
);

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
