//! Puzzles at the table of any game.

mod screen;
mod solved;

use leptos::prelude::*;

use super::address;
use super::later::Bench;
use super::lay::lay;
use super::screen::Screen;
use super::state::{Minds, Passage, Table};
use crate::archive::Address;
use crate::scene::puzzle::{Puzzle, mark_of};
use crate::session::Session;

pub use solved::solved;

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

impl Book {
    fn count(self) -> usize {
        self.lines.lines().count()
    }

    fn mark(self, at: usize) -> Option<u32> {
        self.lines.lines().nth(at).map(mark_of)
    }
}

/// Shows the puzzle at a place, else the first one that is not solved; `None` if there is none there.
pub fn puzzle<G: Screen>(book: Book, at: Option<usize>, bench: Bench) -> Option<AnyView> {
    let known = solved(G::NAME);
    let is_open = |at: &usize| book.mark(*at).is_some_and(|mark| !known.has(mark));
    let at = at.or_else(|| (0..book.count()).find(is_open)).unwrap_or_default();
    let puzzle = Puzzle::<G>::read(book.lines.lines().nth(at)?)?;
    let session = Session::open(puzzle.record.clone()).ok()?;
    // A reload comes back here.
    address::enter(&Address::Puzzle { number: at + 1, game: G::NAME.to_owned() });
    let answer = RwSignal::new(None::<G::Action>);
    let gate = Callback::new(move |(_, action)| {
        answer.set(Some(action));
        Passage::Elsewhere
    });
    let table = Table::of_puzzle(session, gate, bench.bots());
    lay(table, Minds::Prepared(Callback::new(|_| None)));
    Some(view! { <screen::PuzzleScreen table puzzle book at answer /> }.into_any())
}
