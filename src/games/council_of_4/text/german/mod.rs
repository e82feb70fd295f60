//! German.

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
mod words;

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
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::scene::shown::TurnPart;
use crate::text::told::first_upper;

use words::{cards, coins, counted, servants};

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    colour: words::colour,
    card: words::card,
    region: words::region,
    region_short: words::region,
    neutral: "ein Neutraler",
    council: words::council,
    city_colour: words::city_colour,
    tile: words::tile,
    bonus: words::bonus,
    place: words::place,

    coins,
    servants,
    cards,
    nobility_steps: |amount| format!("Adelsfeld {amount}"),
    permits: |ready, all| format!("{ready} von {} bereit", counted(all, "Lizenz", "Lizenzen")),
    merchants_left: |left| format!("{left} Händler zu setzen"),

    kind: |kind| match kind {
        Kind::Elect => "Wählen",
        Kind::Acquire => "Erwerben",
        Kind::Place => "Setzen",
        Kind::PlaceWithQueen => "Königin",
        Kind::EngageServant => "Anwerben",
        Kind::ChangePermits => "Tauschen",
        Kind::SendServant => "Schicken",
        Kind::AdditionalMain => "Extra",
        Kind::Answer => "Auswählen",
    },
    kind_title: |kind| match kind {
        Kind::Elect => "Ratsmitglied wählen",
        Kind::Acquire => "Lizenz erwerben",
        Kind::Place => "Händler setzen",
        Kind::PlaceWithQueen => "Mit der Königin setzen",
        Kind::EngageServant => "Diener anwerben",
        Kind::ChangePermits => "Lizenzen tauschen",
        Kind::SendServant => "Diener schicken",
        Kind::AdditionalMain => "Zusatz-Hauptaktion",
        Kind::Answer => "Auswählen",
    },
    question: |decision| match decision {
        Decision::Token => "Stadtmarker auswählen",
        Decision::FreePermit => "Kostenlose Lizenz nehmen?",
        Decision::RepeatPermit => "Lizenz wiederholen",
        Decision::TwoTokens => "2 Stadtmarker auswählen",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "wählen",
            Kind::Acquire => "erwerben",
            Kind::Place | Kind::PlaceWithQueen => "setzen",
            Kind::EngageServant => "anwerben",
            Kind::ChangePermits => "tauschen",
            Kind::SendServant if what.is_none() => "schicken",
            Kind::SendServant => "wählen",
            Kind::AdditionalMain => "Hauptaktion nehmen",
            Kind::Answer => "nehmen",
        };
        let words = match (kind, what) {
            (Kind::Place | Kind::PlaceWithQueen, Some(city)) => format!("Nach {city} {verb}"),
            (_, Some(what)) => format!("{what} {verb}"),
            (_, None) => verb.to_owned(),
        };
        first_upper(&words)
    },
    turn_part: |part| match part {
        TurnPart::Main => "Hauptaktion",
        TurnPart::Quick => "Schnellaktion",
        TurnPart::Choice => "Auswahl",
        TurnPart::End => "Zugende",
    },
    reason: reason::reason,
    illegal: reason::illegal,
    setup: flaw::setup,
    fact: fact::fact,
};
