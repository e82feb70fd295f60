//! Every text for people that is The Council's own, but for what only the tool says: the messages in files of each
//! language, and what tells by them.

use crate::text::Text;
use crate::text::subjects::subjects;

pub mod access;
pub mod causes;
pub mod concern;
pub mod course;
pub mod cover;
pub mod curtain;
pub mod event;
mod flaw;
pub mod hall;
pub mod live;
pub mod log;
pub mod motive;
pub mod moves;
pub mod new_game;
pub mod pieces;
pub mod receipt;
pub mod rules;
pub mod seat;
pub mod sheet;
pub mod stage;
pub mod tasks;
pub mod tip;
pub mod told;

use course::Lessons;
use rules::Manual;

/// The enums in messages.
mod types {
    pub use crate::games::the_council::rules::components::{Card, Kind, Suit};
    pub use crate::games::the_council::scene::Kind as Decision;
    pub use crate::games::the_council::scene::standing::Tie;
    pub use crate::record::SeatColour;
}

/// The values of enums in the files of words are those of the program.
mod words {
    use super::types::*;

    include!(concat!(env!("OUT_DIR"), "/the_council/words.rs"));
}

subjects!(
    /// The subjects that The Council adds to the texts of a language.
    trait Subjects,
    said "the_council" {
        access: Access;
        causes: Causes;
        concern: Concern;
        course: Course;
        curtain: Curtain;
        event: Event;
        flaw: Flaw;
        hall: Hall;
        log: Log;
        motive: Motive;
        moves: Moves;
        pieces: Pieces;
        rail: Rail;
        seat: Seat;
        sheet: Sheet;
        stage: Stage;
        tasks: Tasks;
        tip: Tip;
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
    /// The texts of The Council on the start page.
    trait Front,
    front "the_council" {
        cover: Cover;
        new_game: NewGame;
    }
);
