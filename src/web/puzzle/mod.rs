//! Puzzles at the table of any game, and their list.

mod answers;
mod difficulty;
mod list;
mod screen;

use leptos::prelude::*;

pub(crate) use answers::Posed;
pub use answers::{answers, has_answers};
pub(crate) use difficulty::difficulty;
pub(crate) use list::List;
pub(crate) use screen::{Asked, Judge, Judged, TaskScreen, Verdict};
pub use screen::{Noted, Task};

/// The puzzles of a game, and the ways between them.
#[derive(Clone, Copy)]
pub struct Book {
    /// Its puzzles, a line each.
    pub lines: &'static str,
    /// Back to the start page.
    pub leave: Callback<()>,
    /// To the puzzle at a place, from 0.
    pub go: Callback<usize>,
}
