//! Why a set-up, a match or a text of one is refused, in English: parts of a sentence.

use super::position;
use super::words::{counted, seat_number};
use crate::games::council_of_4::components::PLAYERS;
use crate::games::council_of_4::setup::SetupError;
use crate::record::json::{FORMAT, LONGEST_SEED, LONGEST_TEXT, ReadError};
use crate::record::{LONGEST_NAME, MatchError};
use crate::text::ErrorText;

pub(super) const ERROR: ErrorText =
    ErrorText { setup, match_, read, flaw: position::flaw, broken: position::broken };

fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("it has {}, and {fewest} to {most} can play", counted(count, "player"))
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} begins but is not at the table", seat_number(seat))
        }
    }
}

fn match_(error: &MatchError<SetupError>) -> String {
    match error {
        MatchError::Setup(error) => setup(*error),
        MatchError::Seats(count) => {
            format!("it names {}, not one for each player", counted(*count as u64, "seat"))
        }
        MatchError::NameMissing(seat) => format!("{} has no name", seat_number(*seat)),
        MatchError::BadName(seat) => {
            format!(
                "the name of {} is longer than {LONGEST_NAME} characters, or holds blanks at \
                 its ends or signs that can’t be printed",
                seat_number(*seat)
            )
        }
        MatchError::SameColour(one, other) => {
            format!("{} and {} have the same colour", seat_number(*one), seat_number(*other))
        }
    }
}

pub(super) fn read(error: &ReadError<SetupError>) -> String {
    match error {
        ReadError::TooLong(bytes) => {
            format!("it is too long ({bytes} bytes; {LONGEST_TEXT} can be read)")
        }
        ReadError::Malformed { line, column } => {
            format!("the text is damaged at line {line}, column {column}")
        }
        ReadError::OtherGame(game) => format!("it is a match of another game (“{game}”)"),
        ReadError::OtherFormat(format) => {
            format!("it was written in format {format}, and this version reads {FORMAT}")
        }
        ReadError::OtherRules(rules) => format!("it was played by version {rules} of the rules"),
        ReadError::SeedTooLong => {
            format!("its seed is too long ({LONGEST_SEED} characters can be read)")
        }
        ReadError::Match(error) => match_(error),
    }
}
