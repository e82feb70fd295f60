//! Why a game file, or a part of one, is refused, in English: parts of a sentence.

use super::error::{match_, other_format, other_game, other_rules, seed_too_long, too_long};
use super::reason::illegal;
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::record::game_file::{Expected, FORMAT, Place, ReadError, Reason, Stopped, WrongResult};

pub(super) fn read(error: &ReadError<SetupError>) -> String {
    match error {
        ReadError::TooLong(bytes) => too_long(*bytes),
        ReadError::NotText(place) => at(*place, "this is not UTF-8"),
        ReadError::Expected(place, what) => at(*place, &missing(what)),
        ReadError::OtherGame(place, game) => at(*place, &other_game(game)),
        ReadError::OtherFormat(place, format) => at(*place, &other_format(*format, FORMAT)),
        ReadError::OtherRules(place, rules) => at(*place, &other_rules(*rules)),
        ReadError::UnknownHeader(place, name) => {
            at(*place, &format!("there is no header “{name}”"))
        }
        ReadError::TooManyHeaders(place) => at(*place, "no match has so many headers"),
        ReadError::HeaderTwice(place, name) => {
            at(*place, &format!("the header “{name}” came before"))
        }
        ReadError::SeedTooLong(place) => at(*place, &seed_too_long()),
        ReadError::Match(place, error) => at(*place, &match_(error)),
    }
}

pub(super) fn stopped(stopped: &Stopped<Illegal>) -> String {
    let reason = match &stopped.reason {
        Reason::Expected(what) => missing(what),
        Reason::WrongTurn { expected, found } => {
            format!("turn {expected} comes next, not “{found}”")
        }
        Reason::WrongName { expected, found } => {
            format!("it is the turn of {expected}, not of “{found}”")
        }
        Reason::NotAnAction(text) => format!("“{text}” is no action in notation"),
        Reason::Illegal(text, why) => {
            format!("“{text}” is not possible: {}", illegal(*why).trim_end_matches('.'))
        }
    };
    at(stopped.place, &reason)
}

pub(super) fn wrong_result(wrong: &WrongResult) -> String {
    at(wrong.place, &format!("the result of these actions is “{}”", wrong.expected))
}

fn at(place: Place, what: &str) -> String {
    format!("line {}, column {}: {what}", place.line, place.column)
}

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("the header “{name}” is missing here"),
        Expected::HeaderName => "the name of a header is missing here".to_owned(),
        Expected::Text => "a text in quotes is missing here".to_owned(),
        Expected::Value(name) => format!("the header “{name}” can’t have this text"),
        Expected::Setup => "the headers do not make a set-up together".to_owned(),
        Expected::ClosingQuote => {
            "the quotes that begin here are not closed on the line".to_owned()
        }
        Expected::Escape => "after a backslash comes a quote, a backslash or u{…}".to_owned(),
        Expected::ClosingBracket => "the bracket that closes the header is missing here".to_owned(),
        Expected::ClosingBrace => "the comment that begins here is not closed".to_owned(),
        Expected::TurnOrEnd => {
            "the number of a turn, or the end of the match, is missing here".to_owned()
        }
        Expected::Turn => "the number of the next turn is missing here".to_owned(),
        Expected::Name => "the name of the player is missing here".to_owned(),
        Expected::Colon => "a colon is missing here".to_owned(),
        Expected::Action => "an action is missing here".to_owned(),
        Expected::End => "the game is over, and the end of the match is missing here".to_owned(),
        Expected::EndOfText => "the match is at its end, and the text goes on here".to_owned(),
    }
}
