//! Why a set-up, a match or a text of one is refused, in English: parts of a sentence.

use super::words::{counted, seat_number};
use super::{game_file, kept, position};
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::text::ErrorText;
use crate::record::json::{FORMAT, LONGEST_SEED, LONGEST_TEXT, ReadError};
use crate::record::{LONGEST_NAME, MatchError};

pub(in crate::games::council_of_4::text) static ERROR: ErrorText = ErrorText {
    setup,
    match_,
    read,
    unreadable: kept::unreadable,
    damage: kept::damage,
    game_file: game_file::read,
    stopped: game_file::stopped,
    wrong_result: game_file::wrong_result,
    flaw: position::flaw,
    broken: position::broken,
};

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

pub(super) fn match_(error: &MatchError<SetupError>) -> String {
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
        ReadError::TooLong(bytes) => too_long(*bytes),
        ReadError::Malformed { line, column } => {
            format!("the text is damaged at line {line}, column {column}")
        }
        ReadError::OtherGame(game) => other_game(game),
        ReadError::OtherFormat(format) => other_format(*format, FORMAT),
        ReadError::OtherRules(rules) => other_rules(*rules),
        ReadError::SeedTooLong => seed_too_long(),
        ReadError::Match(error) => match_(error),
    }
}

pub(super) fn too_long(bytes: usize) -> String {
    format!("it is too long ({bytes} bytes; {LONGEST_TEXT} can be read)")
}

pub(super) fn other_game(game: &str) -> String {
    format!("it is a match of another game (“{game}”)")
}

pub(super) fn other_format(format: u32, readable: u32) -> String {
    format!("it was written in format {format}, and this version reads {readable}")
}

pub(super) fn other_rules(rules: u32) -> String {
    format!("it was played by version {rules} of the rules")
}

pub(super) fn seed_too_long() -> String {
    format!("its seed is too long ({LONGEST_SEED} characters can be read)")
}
