//! The texts that belong to no game: files of messages, a folder for each language, and functions that choose what is
//! said. A missing text does not compile. A game has files of its own beside its rules.

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
pub mod tip;
pub mod told;

use language::rules;

pub use error::InWords;
pub use held::Held;
pub use language::{Language, in_use, use_language};
pub use people::name_of;

/// The enums in messages.
mod types {
    pub use super::held::Held;
    pub use super::tip::Tip;
    pub use crate::archive::Fault;
    pub use crate::bots::Level;
    pub use crate::record::SeatColour;
    pub use crate::record::link::Part;
    pub use crate::scene::analysis::Depth;
    pub use crate::scene::keys::{Group, ListTask, ReplayTask};
    pub use crate::scene::lesson::Curriculum;
    pub use crate::scene::puzzle::{Progress, Which};
    pub use crate::scene::replay::NoBranch;
    pub use crate::session::NoUndo;
}

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    pub language: Language,
}

include!(concat!(env!("OUT_DIR"), "/house.rs"));

/// Returns the texts of the language in use.
pub fn text() -> Text {
    in_use().text()
}
