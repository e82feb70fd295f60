//! German.

mod access;
mod causes;
mod concern;
mod course;
mod cover;
mod curtain;
mod event;
mod flaw;
mod hall;
mod log;
mod motive;
mod moves;
mod new_game;
mod rail;
mod rules;
mod seat;
mod sheet;
mod stage;
mod tasks;
mod tip;
mod words;

pub(super) use access::ACCESS;
pub(super) use causes::CAUSES;
pub(super) use concern::CONCERN;
pub(super) use course::{COURSE, LESSONS};
pub(super) use cover::COVER;
pub(super) use curtain::CURTAIN;
pub(super) use event::EVENT;
pub(super) use hall::HALL;
pub(super) use log::LOG;
pub(super) use motive::MOTIVE;
pub(super) use moves::MOVES;
pub(super) use new_game::NEW_GAME;
pub(super) use rail::RAIL;
pub(super) use rules::MANUAL;
pub(super) use seat::SEAT;
pub(super) use sheet::SHEET;
pub(super) use stage::STAGE;
pub(super) use tasks::TASKS;
pub(super) use tip::TIP;

use super::WordsText;
use crate::games::the_council::scene::Kind;

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    suit: words::suit,
    suits: words::suits,
    card: words::card,
    the_card: words::the_card,
    kind: words::kind,
    chips: words::chips,
    decision: |of| match of {
        Kind::Draft => "Kartenwahl",
        Kind::Bid => "Gebot",
        Kind::Commit => "Einsatz",
    },
    part: |of| match of {
        Kind::Draft => "Kartenwahl",
        Kind::Bid => "Gebot",
        Kind::Commit => "Karten",
    },

    reason: flaw::reason,
    illegal: flaw::illegal,
    setup: flaw::setup,
};
