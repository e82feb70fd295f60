//! French.

mod access;
mod analysis;
mod course;
mod daily;
mod error;
mod event;
mod fact;
mod follow;
mod game_file;
mod hint;
mod kept;
mod keys;
mod link;
mod live;
mod looking;
mod motive;
mod moves;
mod plain;
mod position;
mod reason;
mod receipt;
mod rules;
mod score;
mod setup;
mod table;
mod tip;
mod trace;
mod words;

pub(super) use access::ACCESS;
pub(super) use analysis::ANALYSIS;
pub(super) use course::COURSE;
pub(super) use daily::DAILY;
pub(super) use error::ERROR;
pub(super) use event::EVENT;
pub(super) use follow::FOLLOW;
pub(super) use hint::HINT;
pub(super) use keys::KEYS;
pub(super) use link::LINK;
pub(super) use live::LIVE;
pub(super) use looking::LOOKING;
pub(super) use motive::MOTIVE;
pub(super) use moves::MOVES;
pub(super) use plain::PLAIN;
pub(super) use receipt::RECEIPT;
pub(super) use rules::RULES;
pub(super) use score::SCORE;
pub(super) use setup::SETUP;
pub(super) use table::{ASSISTED, TABLE};
pub(super) use tip::TIP;
pub(super) use trace::TRACE;

use super::WordsText;
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::scene::Kind;

use words::{cards, coins, counted, servants};

/// The words of the game.
pub(super) static WORDS: WordsText = WordsText {
    game: "Council of 4",

    colour: words::colour,
    card: words::card,
    region: words::region,
    region_short: words::region_short,
    neutral: "neutre",
    council: words::council,
    tile: words::tile,
    bonus: words::bonus,
    place: words::place,

    coins,
    servants,
    cards,
    nobility_steps: |amount| format!("case de noblesse {amount}"),
    vp: |amount| format!("{amount} PV"),
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
        Kind::PlaceWithQueen => "Placer par la reine",
        Kind::EngageServant => "Engager un serviteur",
        Kind::ChangePermits => "Changer les permis",
        Kind::SendServant => "Envoyer un serviteur",
        Kind::AdditionalMain => "Principale en plus",
        Kind::Answer => "Choisir",
    },
    question: |decision| match decision {
        Decision::Token => "Choisir un jeton",
        Decision::FreePermit => "Un permis gratuit ?",
        Decision::RepeatPermit => "Répéter un permis",
        Decision::TwoTokens => "Choisir deux jetons",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "Élire",
            Kind::Acquire => "Acquérir",
            Kind::Place | Kind::PlaceWithQueen => "Placer à",
            Kind::EngageServant => "Engager",
            Kind::ChangePermits => "Changer",
            Kind::SendServant => "Envoyer",
            Kind::AdditionalMain => "La prendre",
            Kind::Answer => "Prendre",
        };
        what.map_or_else(|| verb.to_owned(), |what| format!("{verb} {what}"))
    },
    reason: reason::reason,
    illegal: reason::illegal,
    fact: fact::fact,
    no_undo: reason::no_undo,
};
