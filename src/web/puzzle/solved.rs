//! Puzzles that were solved, as the browser keeps them.

use crate::archive::{Day, Fault, one_text};
use crate::scene::puzzle::Solved;
use crate::web::store::Browser;

/// Returns the name of the stored text of a game.
fn key(game: &str) -> String {
    format!("curia.puzzles.{game}")
}

/// Returns the puzzles of a game that were solved; none if nothing can be read.
pub fn solved(game: &str) -> Solved {
    one_text::kept(&Browser, &key(game))
}

/// Keeps a puzzle as solved, also as that of a day if it is.
///
/// # Errors
/// Returns an error if nothing can be kept.
pub fn keep(game: &str, mark: u32, day: Option<Day>) -> Result<(), Fault> {
    let add = |solved: &mut Solved| {
        solved.add(mark);
        solved.day = day.or(solved.day);
    };
    one_text::change(&Browser, &key(game), add).map(drop)
}
