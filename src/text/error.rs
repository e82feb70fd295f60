//! Why a match, or the text of one, is refused: parts of sentences, without a capital and a full stop.

use std::convert::Infallible;

use super::text;
use crate::record::MatchError;
use crate::record::json::{FORMAT, ReadError};
use crate::rules::Seat;

/// Something wrong by the rules of a game, which the game tells in the language in use: of a set-up in a
/// part of a sentence, of an action in a sentence.
pub trait InWords {
    /// What is wrong.
    fn in_words(&self) -> String;
}

/// Nothing is wrong by rules that are not asked.
impl InWords for Infallible {
    fn in_words(&self) -> String {
        match *self {}
    }
}

/// What is wrong with a match or its text.
#[allow(missing_docs, reason = "the names say it")]
pub struct ErrorText {
    pub seats: fn(usize) -> String,
    pub name_missing: fn(Seat) -> String,
    pub bad_name: fn(Seat) -> String,
    pub same_colour: fn(Seat, Seat) -> String,

    /// By so many bytes.
    pub too_long: fn(usize) -> String,
    /// At a line and column.
    pub malformed: fn(usize, usize) -> String,
    pub other_game: fn(&str) -> String,
    /// The format it has, and the one that can be read.
    pub other_format: fn(u32, u32) -> String,
    pub other_rules: fn(u32) -> String,
    pub seed_too_long: fn() -> String,
}

/// Why a match can't begin.
pub fn of_match<E: InWords>(error: &MatchError<E>) -> String {
    let say = text().error();
    match error {
        MatchError::Setup(error) => error.in_words(),
        MatchError::Seats(count) => (say.seats)(*count),
        MatchError::NameMissing(seat) => (say.name_missing)(*seat),
        MatchError::BadName(seat) => (say.bad_name)(*seat),
        MatchError::SameColour(one, other) => (say.same_colour)(*one, *other),
    }
}

/// Why a text is no match.
pub fn of_text<E: InWords>(error: &ReadError<E>) -> String {
    let say = text().error();
    match error {
        ReadError::TooLong(bytes) => (say.too_long)(*bytes),
        ReadError::Malformed { line, column } => (say.malformed)(*line, *column),
        ReadError::OtherGame(game) => (say.other_game)(game),
        ReadError::OtherFormat(format) => (say.other_format)(*format, FORMAT),
        ReadError::OtherRules(rules) => (say.other_rules)(*rules),
        ReadError::SeedTooLong => (say.seed_too_long)(),
        ReadError::Match(error) => of_match(error),
    }
}
