//! Puzzles that were solved, as the browser keeps them.

use crate::archive::{Aside, Day, Fault, Shelf, put_aside, write};
use crate::scene::puzzle::Solved;
use crate::web::store::Browser;

/// Returns the name of the stored text of a game.
fn key(game: &str) -> String {
    format!("curia.puzzles.{game}")
}

/// Returns the puzzles of a game that were solved; none if nothing can be read.
pub fn solved(game: &str) -> Solved {
    let stored = Browser.read(&key(game)).ok().flatten();
    stored.and_then(|text| Solved::read(&text)).unwrap_or_default()
}

/// Keeps a puzzle as solved, also as that of a day if it is.
///
/// # Errors
/// Returns an error if nothing can be kept. What is stored and can't be read is put aside first.
pub fn keep(game: &str, mark: u32, day: Option<Day>) -> Result<(), Fault> {
    let stored = Browser.read(&key(game))?;
    let known = stored.as_deref().map(Solved::read);
    if let (Some(text), Some(None)) = (&stored, &known)
        && put_aside(&Browser, text) == Aside::InPlace
    {
        return Err(Fault::Full);
    }
    let mut solved = known.flatten().unwrap_or_default();
    solved.add(mark);
    solved.day = day.or(solved.day);
    write(&Browser, &key(game), &solved.write())
}
