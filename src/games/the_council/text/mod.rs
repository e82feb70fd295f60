//! Every text for people that is The Council's own, but for what only the tool says: the messages in files of each
//! language, and what tells by them.

pub mod access;
pub mod causes;
pub mod concern;
pub mod curtain;
pub mod event;
mod flaw;
pub mod hall;
pub mod live;
pub mod log;
pub mod moves;
pub mod new_game;
pub mod pieces;
pub mod preview;
mod prompt;
pub mod rules;
pub mod seat;
pub mod sheet;
pub mod stage;
pub mod tip;
pub mod told;

pub use tip::{Symbol, Tip};

/// The enums in messages.
mod types {
    pub use super::tip::Symbol;
    pub use crate::games::the_council::bots::temper::Temper;
    pub use crate::games::the_council::rules::action::Kind as Decision;
    pub use crate::games::the_council::rules::components::{Card, Kind, Suit};
    pub use crate::games::the_council::rules::scoring::Cause;
    pub use crate::games::the_council::scene::keys::Task;
    pub use crate::games::the_council::scene::lesson::Lesson;
    pub use crate::games::the_council::scene::standing::Tie;
    pub use crate::games::the_council::scene::theme::Theme;
    pub use crate::record::SeatColour;
}

include!(concat!(env!("OUT_DIR"), "/the_council.rs"));
