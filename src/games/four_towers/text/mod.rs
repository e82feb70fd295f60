//! Every text for people that is Four Towers' own, but for what only the tool says: short texts in `.ftl` files and long
//! ones in marked-up files for each language, and functions that choose what is said.

pub mod access;
pub mod causes;
pub mod champions;
pub mod closed;
pub mod concern;
mod counts;
pub mod desk;
pub mod event;
pub mod facts;
pub mod first;
pub mod flaw;
pub mod land;
pub mod log;
pub mod moves;
pub mod preview;
mod prompt;
pub mod ribbon;
pub mod rules;
pub mod seat;
pub mod tip;
pub mod told;
pub mod ways;

pub use tip::{Symbol, Tip};

/// The types of values in messages.
mod types {
    pub use super::desk::Choosing;
    pub use super::first::Picture;
    pub use super::tip::Symbol;
    pub use crate::games::four_towers::bots::temper::Temper;
    pub use crate::games::four_towers::rules::clans::Pile;
    pub use crate::games::four_towers::rules::components::{
        Champion, Clan, Ring, Space, Token, Trade, Village,
    };
    pub use crate::games::four_towers::rules::{Cause, Clans, Decision, Kind, Play};
    pub use crate::games::four_towers::scene::keys::Task;
    pub use crate::games::four_towers::scene::lesson::Lesson;
    pub use crate::games::four_towers::scene::reckoning::Stage;
    pub use crate::games::four_towers::scene::standing::Tie;
    pub use crate::games::four_towers::scene::theme::Theme;
    pub use crate::record::SeatColour;
}

include!(concat!(env!("OUT_DIR"), "/four_towers.rs"));
