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
use crate::record::told_apart;
use crate::scene::puzzle::{LEVELS, Puzzle, mark_of, of_the_day};
use crate::session::Session;
use crate::text::said::puzzle::Number;
use crate::text::text;
use crate::web::bot::Bots;
use crate::web::store::today;

use screen::TaskScreen;

pub use screen::Task;
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
    let mark = book.mark(at).unwrap_or_default();
    let is_solved = RwSignal::new(known.has(mark));
    let solve = Callback::new(move |()| {
        let day = today().filter(|&day| of_the_day(day, book.count()) == at);
        solved::keep(G::NAME, mark, day).err()
    });
    let words = text().puzzle();
    let levels = LEVELS.len();
    let known = match usize::from(puzzle.missed) == levels {
        true => words.missed_by_all().to_owned(),
        false => words.missed(puzzle.missed, levels),
    };
    let asks = words.task(&decider(&session));
    let (go, leave, count) = (book.go, book.leave, book.count());
    let title = |number, all| text().puzzle().number(Number { number, all });
    let weighs = None;
    let task = Task { puzzle, at, count, title, asks, known, is_solved, solve, weighs, go, leave };
    Some(find(session, task, bench.bots()))
}

/// Returns the name of the seat that must decide.
pub fn decider<G: Screen>(session: &Session<G>) -> String {
    let seats = told_apart(&session.record().seats);
    let seat = session.decider().and_then(|seat| seats.get(seat.index()).cloned());
    seat.map(|seat| seat.name).unwrap_or_default()
}

/// Shows a decision to find at a table of its own.
pub fn find<G: Screen>(
    session: Session<G>,
    task: Task<G>,
    bots: StoredValue<Bots, LocalStorage>,
) -> AnyView {
    let answer = RwSignal::new(None::<G::Action>);
    let gate = Callback::new(move |(_, action)| {
        answer.set(Some(action));
        Passage::Elsewhere
    });
    let table = Table::of_puzzle(session, gate, bots);
    lay(table, Minds::Prepared(Callback::new(|_| None)));
    view! { <TaskScreen table task answer /> }.into_any()
}
