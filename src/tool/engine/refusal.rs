//! Reasons to refuse a request.

use thiserror::Error;

use super::reply::{Form, Reply};
use crate::record::json::LONGEST_SEED;
use crate::rules::Seat;
use crate::rules::position::Flaw;
use crate::tool::words::{self, NOT_AN_ACTION, quoted};

/// Maximum length of a request, in bytes without the end of its line. A position has some 3000.
pub const LONGEST_LINE: usize = 1 << 16;

/// Reason a request is refused.
#[derive(Debug, Error)]
pub enum Refusal {
    /// Line longer than [`LONGEST_LINE`].
    #[error("The line is {}.", words::too_long(LONGEST_LINE))]
    TooLong,
    /// Line that is not UTF-8 from this byte on, counted from 1.
    #[error("Byte {0} of the line is not UTF-8.")]
    NotUtf8(usize),
    /// Not in the form of the request.
    #[error("Column {column}: {reason}.")]
    BadRequest {
        /// Byte of the line, counted from 1.
        column: usize,
        /// Error at that byte.
        reason: String,
    },
    /// Unknown request.
    #[error("There's no request `{}`.", quoted(.0))]
    UnknownRequest(String),
    /// Unknown game.
    #[error("There's no game `{}`.", quoted(.0))]
    UnknownGame(String),
    /// Set-up that can't be played, in the game's words.
    #[error("{0}")]
    Setup(String),
    /// Seed of more than [`LONGEST_SEED`] characters.
    #[error("The seed is {}.", words::seed_too_long(LONGEST_SEED))]
    SeedTooLong,
    /// No random numbers from the machine for a seed.
    #[error("{}", words::no_chance(.0))]
    NoChance(#[from] getrandom::Error),
    /// No position has been set.
    #[error("No position is set: send `new` or `position` first.")]
    NoPosition,
    /// Position that play can't reach.
    #[error("{}", impossible(.0))]
    Impossible(Vec<Flaw>),
    /// The game has no such seat.
    #[error("There's no seat {}.", .0.0)]
    NoSuchSeat(Seat),
    /// `for` without events.
    #[error("`for` needs `events` to be true.")]
    EventsNotAsked,
    /// `game` without a position to set.
    #[error("`game` needs a `position`.")]
    NoPositionGiven,
    /// Text that is not an action in notation.
    #[error("`{}` {NOT_AN_ACTION}.", quoted(.0))]
    NotAnAction(String),
    /// Illegal action.
    #[error("{words}")]
    Illegal {
        /// The reason in the game's words.
        words: String,
        /// Its form.
        why: Form,
    },
    /// Unknown level.
    #[error("{}.", words::no_level(.0))]
    UnknownLevel(String),
    /// The game is over.
    #[error("The game is over.")]
    GameOver,
}

fn impossible(flaws: &[Flaw]) -> String {
    match flaws {
        [flaw] => format!("The position is impossible: {flaw}."),
        flaws => format!("The position is impossible for {} reasons.", flaws.len()),
    }
}

impl Refusal {
    /// Returns the word for programs.
    const fn code(&self) -> &'static str {
        match self {
            Refusal::TooLong => "too_long",
            Refusal::NotUtf8(_) => "not_utf8",
            Refusal::BadRequest { .. } | Refusal::EventsNotAsked | Refusal::NoPositionGiven => {
                "bad_request"
            }
            Refusal::UnknownRequest(_) => "unknown_request",
            Refusal::UnknownGame(_) => "unknown_game",
            Refusal::Setup(_) | Refusal::SeedTooLong | Refusal::NoChance(_) => "setup",
            Refusal::NoPosition => "no_position",
            Refusal::Impossible(_) => "impossible_position",
            Refusal::NoSuchSeat(_) => "no_such_seat",
            Refusal::NotAnAction(_) => "not_an_action",
            Refusal::Illegal { .. } => "illegal_action",
            Refusal::UnknownLevel(_) => "unknown_level",
            Refusal::GameOver => "game_over",
        }
    }

    /// Returns the reply to a request in a line of this length.
    pub fn reply(&self, length: usize) -> Reply {
        let error = Reply::default().with("code", &self.code()).with("message", &self.to_string());
        let error = match self {
            Refusal::NotUtf8(column) | Refusal::BadRequest { column, .. } => {
                error.with("column", column)
            }
            // What is missing is missed at the end.
            Refusal::EventsNotAsked | Refusal::NoPositionGiven => error.with("column", &length),
            Refusal::Illegal { why, .. } => error.with("why", why),
            Refusal::Impossible(flaws) => {
                error.with("reasons", &flaws.iter().map(Flaw::to_string).collect::<Vec<_>>())
            }
            _ => error,
        };
        Reply::default().with("error", &error)
    }
}
