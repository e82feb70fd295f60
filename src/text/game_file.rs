//! Errors of game files: parts of sentences.

use super::error::{InWords, of_match};
use super::said::error::{OtherFormat, TooLong};
use super::said::game_file::{At, NotPossible, WrongName};
use super::text;
use crate::record::MOST_ACTIONS;
use crate::record::game_file::{
    Expected, FORMAT, LineColumn, NotKept, ReadError, Stopped, WrongResult,
};
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};

/// Returns why a game file is refused.
pub fn refused<E: InWords>(error: &ReadError<E>) -> String {
    let (say, of) = (text().game_file(), text().error());
    let (place, what) = match error {
        ReadError::TooLong(bytes) => {
            return of.too_long(TooLong { bytes: *bytes, limit: LONGEST_TEXT });
        }
        ReadError::NotText(place) => (place, say.not_text().to_owned()),
        ReadError::Expected(place, what) => (place, missing(what)),
        ReadError::OtherGame(place, game) => (place, of.other_game(game)),
        ReadError::OtherFormat(place, format) => {
            (place, of.other_format(OtherFormat { format: *format, readable: FORMAT }))
        }
        ReadError::OtherRules(place, rules) => (place, of.other_rules(*rules)),
        ReadError::UnknownHeader(place, name) => (place, say.unknown_header(name)),
        ReadError::TooManyHeaders(place) => (place, say.too_many_headers().to_owned()),
        ReadError::HeaderTwice(place, name) => (place, say.header_twice(name)),
        ReadError::SeedTooLong(place) => (place, of.seed_too_long(LONGEST_SEED)),
        ReadError::Match(place, error) => (place, of_match(error)),
    };
    at(*place, &what)
}

/// Returns why nothing is kept from a place on.
pub fn stopped<I: InWords>(Stopped { place, reason }: &Stopped<I>) -> String {
    let say = text().game_file();
    let what = match reason {
        NotKept::Expected(what) => missing(what),
        NotKept::WrongTurn { expected, found } => say.wrong_turn(*expected, found),
        NotKept::WrongName { expected, found } => say.wrong_name(WrongName { expected, found }),
        NotKept::NotAnAction(text) => say.not_an_action(text),
        NotKept::Illegal(text, why) => say.not_possible(NotPossible { text, why: &why.in_words() }),
        NotKept::TooMany => say.too_many(MOST_ACTIONS),
    };
    at(*place, &what)
}

/// Returns the result that the file should have.
pub fn wrong_result(WrongResult { place, expected }: &WrongResult) -> String {
    at(*place, &text().game_file().result(expected))
}

/// Returns what is wrong with its place.
fn at(place: LineColumn, what: &str) -> String {
    let LineColumn { line, column } = place;
    text().game_file().at(At { line, column, what })
}

/// Returns what is missing.
fn missing(what: &Expected) -> String {
    let say = text().game_file();
    let plain = match what {
        Expected::Header(name) => return say.missing_header(name),
        Expected::Value(name) => return say.missing_value(name),
        Expected::HeaderName => say.missing_header_name(),
        Expected::Text => say.missing_text(),
        Expected::Setup => say.missing_setup(),
        Expected::ClosingQuote => say.missing_closing_quote(),
        Expected::Escape => say.missing_escape(),
        Expected::ClosingBracket => say.missing_closing_bracket(),
        Expected::ClosingBrace => say.missing_closing_brace(),
        Expected::TurnOrEnd => say.missing_turn_or_end(),
        Expected::Turn => say.missing_turn(),
        Expected::Name => say.missing_name(),
        Expected::Colon => say.missing_colon(),
        Expected::Action => say.missing_action(),
        Expected::End => say.missing_end(),
        Expected::EndOfText => say.missing_end_of_text(),
    };
    plain.to_owned()
}
