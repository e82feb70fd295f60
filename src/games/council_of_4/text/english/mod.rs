//! English.

mod access;
mod board;
mod boards;
mod brief;
mod concern;
mod course;
mod cover;
mod event;
mod fact;
mod flaw;
mod motive;
mod moves;
mod new_game;
mod reason;
mod receipt;
mod replayed;
mod rules;
mod sheet;
mod tasks;
mod tip;
mod trace;
pub(in crate::games::council_of_4) mod words;

pub(super) use access::ACCESS;
pub(super) use board::BOARD;
pub(super) use boards::BOARDS;
pub(super) use brief::BRIEF;
pub(super) use concern::CONCERN;
pub(super) use course::{COURSE, LESSONS, PLAYING_WELL};
pub(super) use cover::COVER;
pub(super) use event::EVENT;
pub(super) use motive::MOTIVE;
pub(super) use moves::MOVES;
pub(super) use new_game::NEW_GAME;
pub(super) use receipt::RECEIPT;
pub(super) use replayed::REPLAYED;
pub(super) use rules::MANUAL;
pub(super) use sheet::SHEET;
pub(super) use tasks::TASKS;
pub(super) use tip::TIP;
pub(super) use trace::TRACE;

use super::WordsText;
use crate::games::council_of_4::rules::board::Region;
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::scene::shown::TurnPart;

use words::{counted, region};

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    colour: words::colour,
    card: words::card,
    region,
    region_short: |of| match of {
        Region::Mountains => "Mtns",
        of => region(of),
    },
    neutral: "neutral",
    council: words::council,
    city_colour: words::city_colour,
    tile: words::tile,
    bonus: words::bonus,
    place: words::place,

    coins: |amount| counted(amount, "coin"),
    servants: |amount| counted(amount, "servant"),
    cards: |amount| counted(amount, "card"),
    nobility_steps: |amount| format!("nobility space {amount}"),
    permits: |ready, all| format!("{ready} of {} ready", counted(all, "permit")),
    merchants_left: |left| format!("{} to place", counted(left, "merchant")),

    kind: |kind| match kind {
        Kind::Elect => "Elect",
        Kind::Acquire => "Acquire",
        Kind::Place => "Place",
        Kind::PlaceWithQueen => "Queen",
        Kind::EngageServant => "Engage",
        Kind::ChangePermits => "Change",
        Kind::SendServant => "Send",
        Kind::AdditionalMain => "Extra main",
        Kind::Answer => "Choose",
    },
    kind_title: |kind| match kind {
        Kind::Elect => "Elect a councillor",
        Kind::Acquire => "Acquire a permit",
        Kind::Place => "Place a merchant",
        Kind::PlaceWithQueen => "Place with the queen",
        Kind::EngageServant => "Engage a servant",
        Kind::ChangePermits => "Change permits",
        Kind::SendServant => "Send a servant",
        Kind::AdditionalMain => "Extra main action",
        Kind::Answer => "Choose",
    },
    question: |decision| match decision {
        Decision::Token => "Choose a city token",
        Decision::FreePermit => "Take a permit for free?",
        Decision::RepeatPermit => "Repeat a permit",
        Decision::TwoTokens => "Choose 2 city tokens",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "Elect",
            Kind::Acquire => "Acquire",
            Kind::Place | Kind::PlaceWithQueen if what.is_none() => "Place",
            Kind::Place | Kind::PlaceWithQueen => "Place in",
            Kind::EngageServant => "Engage",
            Kind::ChangePermits => "Change",
            Kind::SendServant => "Send",
            Kind::AdditionalMain => "Take extra main",
            Kind::Answer => "Take",
        };
        what.map_or_else(|| verb.to_owned(), |what| format!("{verb} {what}"))
    },
    turn_part: |part| match part {
        TurnPart::Main => "main action",
        TurnPart::Quick => "quick action",
        TurnPart::Choice => "choice",
        TurnPart::End => "end of the turn",
    },
    reason: reason::reason,
    illegal: reason::illegal,
    setup: flaw::setup,
    fact: fact::fact,
};
