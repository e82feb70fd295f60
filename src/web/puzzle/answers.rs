//! What was answered of puzzles, as the browser keeps it.

use crate::archive::{Fault, PUZZLES, Shelf, one_text};
use crate::scene::puzzle::Answers;
use crate::web::store::Browser;

/// Returns the name of the stored text of a game.
fn key(game: &str) -> String {
    format!("{PUZZLES}{game}")
}

/// Whether anything may have been answered of a game's puzzles.
pub fn has_answers(game: &str) -> bool {
    Browser.read(&key(game)).is_ok_and(|kept| kept.is_some())
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
