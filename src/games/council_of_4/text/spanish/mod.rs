//! Spanish.

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
    region_short: words::region,
    neutral: "neutral",
    council: words::council,
    city_colour: words::city_colour,
    tile: words::tile,
    bonus: words::bonus,
    place: words::place,

    coins,
    servants,
    cards,
    nobility_steps: |amount| format!("casilla de nobleza {amount}"),
    permits: |ready, all| {
        format!("{} de {all}", counted(ready, "permiso listo", "permisos listos"))
    },
    merchants_left: |left| format!("{} por colocar", counted(left, "mercader", "mercaderes")),

    kind: |kind| match kind {
        Kind::Elect => "Elegir",
        Kind::Acquire => "Adquirir",
        Kind::Place => "Colocar",
        Kind::PlaceWithQueen => "Reina",
        Kind::EngageServant => "Contratar",
        Kind::ChangePermits => "Cambiar",
        Kind::SendServant => "Enviar",
        Kind::AdditionalMain => "Acción +",
        Kind::Answer => "Escoger",
    },
    kind_title: |kind| match kind {
        Kind::Elect => "Elegir un consejero",
        Kind::Acquire => "Adquirir un permiso",
        Kind::Place => "Colocar un mercader",
        Kind::PlaceWithQueen => "Colocar con la reina",
        Kind::EngageServant => "Contratar un sirviente",
        Kind::ChangePermits => "Cambiar permisos",
        Kind::SendServant => "Enviar un sirviente",
        Kind::AdditionalMain => "Acción adicional",
        Kind::Answer => "Escoger",
    },
    question: |decision| match decision {
        Decision::Token => "Escoger una ficha",
        Decision::FreePermit => "¿Un permiso gratis?",
        Decision::RepeatPermit => "Repetir un permiso",
        Decision::TwoTokens => "Escoger 2 fichas",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "Elegir",
            Kind::Acquire => "Adquirir",
            Kind::Place | Kind::PlaceWithQueen if what.is_none() => "Colocar",
            Kind::Place | Kind::PlaceWithQueen => "Colocar en",
            Kind::EngageServant => "Contratar",
            Kind::ChangePermits => "Cambiar",
            Kind::SendServant => "Enviar",
            Kind::AdditionalMain => "Comprar acción",
            Kind::Answer => "Tomar",
        };
        what.map_or_else(|| verb.to_owned(), |what| format!("{verb} {what}"))
    },
    turn_part: |part| match part {
        TurnPart::Main => "acción principal",
        TurnPart::Quick => "acción rápida",
        TurnPart::Choice => "decisión",
        TurnPart::End => "fin del turno",
    },
    reason: reason::reason,
    illegal: reason::illegal,
    setup: flaw::setup,
    fact: fact::fact,
};
