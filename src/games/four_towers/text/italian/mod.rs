//! Italian.

mod access;
mod causes;
mod champions;
mod concern;
mod course;
mod cover;
mod desk;
mod event;
mod facts;
mod first;
mod flaw;
mod flaws;
mod land;
mod log;
mod motive;
mod moves;
mod new_game;
mod plays;
mod ribbon;
mod rules;
mod seat;
mod sheet;
mod tip;
mod words;

pub(super) use access::ACCESS;
pub(super) use causes::CAUSES;
pub(super) use champions::CHAMPIONS;
pub(super) use concern::CONCERN;
pub(super) use course::{COURSE, LESSONS};
pub(super) use cover::COVER;
pub(super) use desk::DESK;
pub(super) use event::EVENT;
pub(super) use facts::FACTS;
pub(super) use first::FIRST;
pub(super) use flaws::FLAWS;
pub(super) use land::LAND;
pub(super) use log::LOG;
pub(super) use motive::MOTIVE;
pub(super) use moves::MOVES;
pub(super) use new_game::NEW_GAME;
pub(super) use plays::PLAYS;
pub(super) use ribbon::RIBBON;
pub(super) use rules::MANUAL;
pub(super) use seat::SEAT;
pub(super) use sheet::SHEET;
pub(super) use tip::TIP;

use super::WordsText;
use crate::games::four_towers::rules::state::Decision;

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    clan: words::clan,
    clans: words::clans,
    ring: words::ring,
    trade: words::trade,
    trades: words::trades,
    space: words::space,
    outside: words::OUTSIDE,
    city: words::CITY,
    points: words::points,
    decision: |of| match of {
        Decision::Play => "Prima di prendere",
        Decision::Spirits => "Spiriti",
        Decision::Demote => "Altro segnalino",
        Decision::Expand => "Espansione",
        Decision::Place => "Piazzamento",
        Decision::Assign => "Assegnazione",
        Decision::End => "Abilità finali",
        Decision::Over => "Partita finita",
    },

    illegal: flaw::illegal,
    setup: flaw::setup,
};
