//! French.

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

use words::{cards, coins, counted, servants};

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    colour: words::colour,
    card: words::card,
    region: words::region,
    region_short: words::region_short,
    neutral: "neutre",
    council: words::council,
    city_colour: words::city_colour,
    tile: words::tile,
    bonus: words::bonus,
    place: words::place,

    coins,
    servants,
    cards,
    nobility_steps: |amount| format!("case de noblesse {amount}"),
    permits: |ready, all| match ready {
        0 | 1 => format!("{ready} permis prêt sur {all}"),
        ready => format!("{ready} permis prêts sur {all}"),
    },
    merchants_left: |left| format!("{} à placer", counted(left, "marchand", "marchands")),

    kind: |kind| match kind {
        Kind::Elect => "Élire",
        Kind::Acquire => "Acquérir",
        Kind::Place => "Placer",
        Kind::PlaceWithQueen => "Reine",
        Kind::EngageServant => "Engager",
        Kind::ChangePermits => "Changer",
        Kind::SendServant => "Envoyer",
        Kind::AdditionalMain => "Action +",
        Kind::Answer => "Choisir",
    },
    kind_title: |kind| match kind {
        Kind::Elect => "Élire un conseiller",
        Kind::Acquire => "Acquérir un permis",
        Kind::Place => "Placer un marchand",
        Kind::PlaceWithQueen => "Placer avec la reine",
        Kind::EngageServant => "Engager un serviteur",
        Kind::ChangePermits => "Changer les permis",
        Kind::SendServant => "Envoyer un serviteur",
        Kind::AdditionalMain => "Action supplémentaire",
        Kind::Answer => "Choisir",
    },
    question: |decision| match decision {
        Decision::Token => "Choisir un jeton",
        Decision::FreePermit => "Un permis gratuit ?",
        Decision::RepeatPermit => "Répéter un permis",
        Decision::TwoTokens => "Choisir 2 jetons",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "Élire",
            Kind::Acquire => "Acquérir",
            Kind::Place | Kind::PlaceWithQueen if what.is_none() => "Placer",
            Kind::Place | Kind::PlaceWithQueen => "Placer à",
            Kind::EngageServant => "Engager",
            Kind::ChangePermits => "Changer",
            Kind::SendServant => "Envoyer",
            Kind::AdditionalMain => "Prendre l’action",
            Kind::Answer => "Prendre",
        };
        what.map_or_else(|| verb.to_owned(), |what| format!("{verb} {what}"))
    },
    turn_part: |part| match part {
        TurnPart::Main => "action principale",
        TurnPart::Quick => "action rapide",
        TurnPart::Choice => "choix",
        TurnPart::End => "fin du tour",
    },
    reason: reason::reason,
    illegal: reason::illegal,
    setup: flaw::setup,
    fact: fact::fact,
};
