//! Italian.

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

use words::{at, cards, coins, counted, servants};

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    colour: words::colour,
    card: words::card,
    region: words::region,
    region_short: words::region,
    neutral: "neutrale",
    council: words::council,
    city_colour: words::city_colour,
    tile: words::tile,
    bonus: words::bonus,
    place: words::place,

    coins,
    servants,
    cards,
    nobility_steps: |amount| format!("casella nobiltà {amount}"),
    permits: |ready, all| {
        format!("{} su {all}", counted(ready, "permesso pronto", "permessi pronti"))
    },
    merchants_left: |left| format!("{} da piazzare", counted(left, "mercante", "mercanti")),

    kind: |kind| match kind {
        Kind::Elect => "Eleggi",
        Kind::Acquire => "Acquista",
        Kind::Place => "Piazza",
        Kind::PlaceWithQueen => "Regina",
        Kind::EngageServant => "Assumi",
        Kind::ChangePermits => "Cambia",
        Kind::SendServant => "Manda",
        Kind::AdditionalMain => "Azione +",
        Kind::Answer => "Scegli",
    },
    kind_title: |kind| match kind {
        Kind::Elect => "Eleggi un consigliere",
        Kind::Acquire => "Acquista un permesso",
        Kind::Place => "Piazza un mercante",
        Kind::PlaceWithQueen => "Piazza con la regina",
        Kind::EngageServant => "Assumi un servitore",
        Kind::ChangePermits => "Cambia i permessi",
        Kind::SendServant => "Manda un servitore",
        Kind::AdditionalMain => "Azione in più",
        Kind::Answer => "Scegli",
    },
    question: |decision| match decision {
        Decision::Token => "Scegli un gettone",
        Decision::FreePermit => "Un permesso gratuito?",
        Decision::RepeatPermit => "Ripeti un permesso",
        Decision::TwoTokens => "Scegli 2 gettoni",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "Eleggi",
            Kind::Acquire => "Acquista",
            Kind::Place | Kind::PlaceWithQueen => "Piazza",
            Kind::EngageServant => "Assumi",
            Kind::ChangePermits => "Cambia",
            Kind::SendServant => "Manda",
            Kind::AdditionalMain => "Prendi l’azione",
            Kind::Answer => "Prendi",
        };
        match (kind, what) {
            (_, None) => verb.to_owned(),
            (Kind::Place | Kind::PlaceWithQueen, Some(city)) => format!("{verb} {}", at(&city)),
            // To take none is to decline.
            (Kind::Answer, Some(what)) if what == BOARD.none => "Rifiuta".to_owned(),
            (_, Some(what)) => format!("{verb} {what}"),
        }
    },
    turn_part: |part| match part {
        TurnPart::Main => "azione principale",
        TurnPart::Quick => "azione rapida",
        TurnPart::Choice => "scelta",
        TurnPart::End => "fine del turno",
    },
    reason: reason::reason,
    illegal: reason::illegal,
    setup: flaw::setup,
    fact: fact::fact,
};
