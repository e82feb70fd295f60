//! The texts that belong to no game: files of messages, a folder for each language, and functions that choose what is
//! said. A missing text does not compile. A game has files of its own beside its rules.

pub mod course;
pub mod cover;
pub mod error;
pub mod files;
pub mod game_file;
pub mod given;
mod held;
pub mod kept;
pub mod keys;
pub mod labels;
mod language;
pub mod link;
pub mod markup;
pub mod matches;
pub mod people;
pub mod replay;
pub mod rules;
pub mod say;
pub mod search;
pub mod settings;
pub mod setup;
pub mod storage;
pub(crate) mod subjects;
pub mod tip;
pub mod told;

pub use held::Held;
use language::rules;
pub use language::{Language, in_use, use_language};
use subjects::subjects;

/// The enums in messages.
mod types {
    pub use super::held::Held;
    pub use super::tip::Tip;
    pub use crate::archive::Fault;
    pub use crate::bots::Level;
    pub use crate::record::SeatColour;
    pub use crate::record::link::Part;
    pub use crate::scene::analysis::Depth;
    pub use crate::scene::keys::Group;
    pub use crate::scene::lesson::Curriculum;
    pub use crate::scene::replay::NoBranch;
    pub use crate::session::NoUndo;
}

/// The values of enums in the files of words are those of the program.
mod words {
    use super::types::*;

    include!(concat!(env!("OUT_DIR"), "/house/words.rs"));
}

/// The files of texts that are not part of the program.
pub mod file {
    use super::files::{Embedded, Files};

    include!(concat!(env!("OUT_DIR"), "/house/file.rs"));
}

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    pub language: Language,
}

subjects!(impl Text, said "house" {
    about: About;
    analysis: Analysis;
    assisted: Assisted;
    by_link: ByLink;
    controls: Controls;
    daily: Daily;
    error: Error;
    finding: Finding;
    follow: Follow;
    game_file: GameFile;
    hint: Hint;
    kept: Kept;
    keys: Keys;
    labels: Labels;
    later: Later;
    lesson: Lesson;
    link: Link;
    listing: Listing;
    live: Live;
    looking: Looking;
    matches: Matches;
    people: People;
    puzzle: Puzzle;
    replay: Replay;
    rules: Rules;
    score: Score;
    sending: Sending;
    settings: Settings;
    setup: Setup;
    storage: Storage;
    table: Table;
    tips: Tips;
    undo: Undo;
});

/// Returns the texts of the language in use.
pub fn text() -> Text {
    in_use().text()
}
