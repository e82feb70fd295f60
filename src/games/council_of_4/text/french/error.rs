//! Why a set-up, a match or a text of one is refused, in French: parts of a sentence.

use super::words::{counted, of, seat_number};
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
            format!(
                "elle a {}, et on joue de {fewest} à {most}",
                counted(count, "joueur", "joueurs")
            )
        }
        SetupError::NoSuchSeat(seat) => {
            format!("{} commence, mais n’est pas à la table", seat_number(seat))
        }
    }
}

pub(super) fn match_(error: &MatchError<SetupError>) -> String {
    match error {
        MatchError::Setup(error) => setup(*error),
        MatchError::Seats(count) => {
            let seats = counted(*count as u64, "place", "places");
            format!("elle nomme {seats}, et non une par joueur")
        }
        MatchError::NameMissing(seat) => format!("{} n’a pas de nom", seat_number(*seat)),
        MatchError::BadName(seat) => {
            format!(
                "le nom {} dépasse {LONGEST_NAME} caractères, commence ou finit par un blanc, ou \
                 contient des signes qui ne s’impriment pas",
                of(&seat_number(*seat))
            )
        }
        MatchError::SameColour(one, other) => {
            format!("{} et {} ont la même couleur", seat_number(*one), seat_number(*other))
        }
    }
}

pub(super) fn read(error: &ReadError<SetupError>) -> String {
    match error {
        ReadError::TooLong(bytes) => too_long(*bytes),
        ReadError::Malformed { line, column } => {
            format!("le texte est endommagé à la ligne {line}, colonne {column}")
        }
        ReadError::OtherGame(game) => other_game(game),
        ReadError::OtherFormat(format) => other_format(*format, FORMAT),
        ReadError::OtherRules(rules) => other_rules(*rules),
        ReadError::SeedTooLong => seed_too_long(),
        ReadError::Match(error) => match_(error),
    }
}

pub(super) fn too_long(bytes: usize) -> String {
    format!("elle est trop longue ({bytes} octets ; {LONGEST_TEXT} peuvent être lus)")
}

pub(super) fn other_game(game: &str) -> String {
    format!("c’est une partie d’un autre jeu (« {game} »)")
}

pub(super) fn other_format(format: u32, readable: u32) -> String {
    format!("elle est écrite au format {format}, et cette version lit le {readable}")
}

pub(super) fn other_rules(rules: u32) -> String {
    format!("elle a été jouée selon la version {rules} des règles")
}

pub(super) fn seed_too_long() -> String {
    format!("sa graine est trop longue ({LONGEST_SEED} caractères peuvent être lus)")
}
