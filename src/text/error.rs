//! Errors of saved games and their texts: parts of sentences, without a capital and a full stop.

use std::convert::Infallible;

use super::said::error::{Malformed, OtherFormat, SameColour, TooLong};
use super::text;
use crate::record::json::{FORMAT, LONGEST_SEED, LONGEST_TEXT, ReadError};
use crate::record::{LONGEST_NAME, MatchError};
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

/// Returns the number of a seat as a new game shows it, from 1.
const fn from_one(seat: Seat) -> u8 {
    seat.0.saturating_add(1)
}

/// Returns why a game can't start.
pub fn of_match<E: InWords>(error: &MatchError<E>) -> String {
    let say = text().error();
    match error {
        MatchError::Setup(error) => error.in_words(),
        MatchError::Seats(count) => say.seats(*count),
        MatchError::NameMissing(seat) => say.name_missing(from_one(*seat)),
        MatchError::BadName(seat) => say.bad_name(from_one(*seat), LONGEST_NAME),
        MatchError::SameColour(one, other) => {
            say.same_colour(SameColour { one: from_one(*one), other: from_one(*other) })
        }
    }
}

/// Returns why a text isn't a saved game.
pub fn of_text<E: InWords>(error: &ReadError<E>) -> String {
    let say = text().error();
    match error {
        ReadError::TooLong(bytes) => say.too_long(TooLong { bytes: *bytes, limit: LONGEST_TEXT }),
        ReadError::Malformed { line, column } => {
            say.malformed(Malformed { line: *line, column: *column })
        }
        ReadError::OtherGame(game) => say.other_game(game),
        ReadError::OtherFormat(format) => {
            say.other_format(OtherFormat { format: *format, readable: FORMAT })
        }
        ReadError::OtherRules(rules) => say.other_rules(*rules),
        ReadError::OtherSetup(rules) => say.other_setup(*rules),
        ReadError::SeedTooLong => say.seed_too_long(LONGEST_SEED),
        ReadError::Match(error) => of_match(error),
    }
}
