//! Errors of saved games and their texts: parts of sentences, without a capital and a full stop.

use std::convert::Infallible;

use super::text;
use crate::record::MatchError;
use crate::record::json::{FORMAT, ReadError};
use crate::rules::Seat;

/// An error by the rules of a game, in the language in use: of a set-up as a part of a sentence, of an
/// action as a sentence.
pub trait InWords {
    /// Returns the error in words.
    fn in_words(&self) -> String;
}

/// For readers that ask no rules.
impl InWords for Infallible {
    fn in_words(&self) -> String {
        match *self {}
    }
}

/// The errors of a saved game or its text.
#[allow(missing_docs, reason = "the names say it")]
pub struct ErrorText {
    pub seats: fn(usize) -> String,
    pub name_missing: fn(Seat) -> String,
    pub bad_name: fn(Seat) -> String,
    pub same_colour: fn(Seat, Seat) -> String,

    /// The length in bytes.
    pub too_long: fn(usize) -> String,
    /// The line and column.
    pub malformed: fn(usize, usize) -> String,
    pub other_game: fn(&str) -> String,
    /// The format of the text, and the one that can be read.
    pub other_format: fn(u32, u32) -> String,
    pub other_rules: fn(u32) -> String,
    pub seed_too_long: fn() -> String,
}

/// Returns why a game can't start.
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

/// Returns why a text isn't a saved game.
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
