//! French.

mod about;
mod access;
mod analysis;
mod error;
mod event;
mod fact;
mod follow;
mod game_file;
mod hint;
mod keys;
mod lesson;
mod link;
mod live;
mod matches;
mod motive;
mod moves;
mod plain;
mod position;
mod reason;
mod receipt;
mod replay;
mod rules;
mod score;
mod settings;
mod setup;
mod storage;
mod table;
mod tip;
mod trace;
mod words;

use super::Text;
use crate::games::council_of_4::state::Decision;
use crate::scene::Kind;
use words::{cards, coins, counted, servants};

/// The French table.
pub(super) static FRENCH: Text = Text {
    game: "Council of 4",
    unofficial: "Projet d’amateurs, non officiel. Rien ne quitte cet appareil.",

    seat: words::seat,
    colour: words::colour,
    card: words::card,
    region: words::region,
    region_short: words::region_short,
    neutral: "neutre",
    council: words::council,
    tile: words::tile,
    seat_colour: words::seat_colour,
    level: words::level,
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

    setup: setup::SETUP,
    table: table::TABLE,
    history: table::HISTORY,
    follow: follow::FOLLOW,
    hint: hint::HINT,
    motive: motive::MOTIVE,
    receipt: receipt::RECEIPT,
    score: score::SCORE,
    trace: trace::TRACE,
    storage: storage::STORAGE,
    link: link::LINK,
    settings: settings::SETTINGS,
    lesson: lesson::LESSON,
    event: event::EVENT,
    error: error::ERROR,
    plain: plain::PLAIN,
    rules: rules::RULES,
    tip: tip::TIP,
    moves: moves::MOVES,
    keys: keys::KEYS,
    live: live::LIVE,
    access: access::ACCESS,
    analysis: analysis::ANALYSIS,
    matches: matches::MATCHES,
    replay: replay::REPLAY,
    about: about::ABOUT,
};
