//! What was answered of puzzles, as the browser keeps it.

use crate::archive::{Fault, PUZZLES, one_text};
use crate::scene::puzzle::Answers;
use crate::web::store::Browser;

/// Returns the name of the stored text of a game.
fn key(game: &str) -> String {
    format!("{PUZZLES}{game}")
}

/// Returns what was answered of a game's puzzles; nothing if it can't be read.
pub fn answers(game: &str) -> Answers {
    one_text::kept(&Browser, &key(game))
}

/// Changes what is kept of a game's puzzles, and returns it.
///
/// # Errors
/// Returns an error if nothing can be kept.
pub fn change(game: &str, how: impl FnOnce(&mut Answers)) -> Result<Answers, Fault> {
    one_text::change(&Browser, &key(game), how)
}
