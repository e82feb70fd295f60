//! Every text for people that is Four Towers' own, but for what only the tool says: short texts in `.ftl` files and long
//! ones in marked-up files for each language, and functions that choose what is said.

use crate::text::Text;
use crate::text::subjects::subjects;

pub mod access;
pub mod causes;
pub mod champions;
pub mod closed;
pub mod concern;
mod counts;
pub mod course;
pub mod cover;
pub mod desk;
pub mod event;
pub mod facts;
pub mod first;
pub mod flaw;
pub mod land;
pub mod log;
pub mod motive;
pub mod moves;
pub mod receipt;
pub mod ribbon;
pub mod rules;
pub mod seat;
pub mod tip;
pub mod told;
pub mod ways;

use course::Lessons;
use rules::Manual;

/// The types of values in messages.
mod types {
    pub use super::desk::Choosing;
    pub use super::first::Picture;
    pub use crate::games::four_towers::rules::clans::{Clans, Pile};
    pub use crate::games::four_towers::rules::components::{
        Champion, Clan, Ring, Space, Token, Trade, Village,
    };
    pub use crate::games::four_towers::rules::state::{Decision, Play};
    pub use crate::games::four_towers::scene::Kind;
    pub use crate::games::four_towers::scene::standing::Tie;
    pub use crate::record::SeatColour;
}

/// The values of enums in the files of words are those of the program.
mod words {
    use super::types::*;

    include!(concat!(env!("OUT_DIR"), "/four_towers/words.rs"));
}

subjects!(
    /// The subjects that Four Towers adds to the texts of a language.
    trait Subjects,
    said "four_towers" {
        access: Access;
        causes: Causes;
        champions: Champions;
        concern: Concern;
        course: Course;
        desk: Desk;
        event: Event;
        facts: Facts;
        first: First;
        flaws: Flaws;
        illegal: Illegal;
        land: Land;
        log: Log;
        motive: Motive;
        moves: Moves;
        names: Names;
        plays: Plays;
        ribbon: Ribbon;
        seat: Seat;
        sheet: Sheet;
        tip: Tip;
        ways: Ways;
    },
    file {
        lessons: Lessons = |language| Lessons::read(file::lessons(language));
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
    /// The texts of Four Towers on the start page.
    trait Front,
    front "four_towers" {
        cover: Cover;
        new_game: NewGame;
    }
);
