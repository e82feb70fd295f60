//! Errors of game files: parts of sentences.

use super::error::{InWords, of_match};
use super::text;
use crate::record::game_file::{
    Expected, FORMAT, LineColumn, NotKept, ReadError, Stopped, WrongResult,
};

/// The errors of a game file.
#[allow(missing_docs, reason = "the names say it")]
pub struct GameFileText {
    /// The place, and the error.
    pub at: fn(LineColumn, &str) -> String,
    pub not_text: &'static str,
    pub missing: fn(&Expected) -> String,
    pub unknown_header: fn(&str) -> String,
    pub too_many_headers: &'static str,
    pub header_twice: fn(&str) -> String,
    /// The expected number of the turn, and the text found.
    pub wrong_turn: fn(u32, &str) -> String,
    /// The name of the player on turn, and the text found.
    pub wrong_name: fn(&str, &str) -> String,
    pub not_an_action: fn(&str) -> String,
    /// The move, and the reason without a full stop.
    pub not_possible: fn(&str, &str) -> String,
    pub too_many: fn() -> String,
    pub result: fn(&str) -> String,
}

/// Returns why a game file is refused.
pub fn refused<E: InWords>(error: &ReadError<E>) -> String {
    let (say, of) = (text().game_file(), text().error());
    let (place, what) = match error {
        ReadError::TooLong(bytes) => return (of.too_long)(*bytes),
        ReadError::NotText(place) => (place, say.not_text.to_owned()),
        ReadError::Expected(place, what) => (place, (say.missing)(what)),
        ReadError::OtherGame(place, game) => (place, (of.other_game)(game)),
        ReadError::OtherFormat(place, format) => (place, (of.other_format)(*format, FORMAT)),
        ReadError::OtherRules(place, rules) => (place, (of.other_rules)(*rules)),
        ReadError::UnknownHeader(place, name) => (place, (say.unknown_header)(name)),
        ReadError::TooManyHeaders(place) => (place, say.too_many_headers.to_owned()),
        ReadError::HeaderTwice(place, name) => (place, (say.header_twice)(name)),
        ReadError::SeedTooLong(place) => (place, (of.seed_too_long)()),
        ReadError::Match(place, error) => (place, of_match(error)),
    };
    (say.at)(*place, &what)
}

/// Returns why nothing is kept from a place on.
pub fn stopped<I: InWords>(Stopped { place, reason }: &Stopped<I>) -> String {
    let say = text().game_file();
    let what = match reason {
        NotKept::Expected(what) => (say.missing)(what),
        NotKept::WrongTurn { expected, found } => (say.wrong_turn)(*expected, found),
        NotKept::WrongName { expected, found } => (say.wrong_name)(expected, found),
        NotKept::NotAnAction(text) => (say.not_an_action)(text),
        NotKept::Illegal(text, why) => {
            (say.not_possible)(text, why.in_words().trim_end_matches('.'))
        }
        NotKept::TooMany => (say.too_many)(),
    };
    (say.at)(*place, &what)
}

/// Returns the result that the file should have.
pub fn wrong_result(WrongResult { place, expected }: &WrongResult) -> String {
    let say = text().game_file();
    (say.at)(*place, &(say.result)(expected))
}
