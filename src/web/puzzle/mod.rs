//! Puzzles at the table of any game, and their list.

mod answers;
mod difficulty;
mod list;
mod screen;

use leptos::prelude::*;

use super::address;
use super::branch::what_if;
use super::keeper::SitDown;
use super::later::Bench;
use super::lay::lay;
use super::screen::Screen;
use super::state::{Minds, Passage, Table};
use super::what_if::{PlayedOn, played_on};
use crate::archive::{Address, Origin};
use crate::record::{Match, told_apart};
use crate::scene::puzzle::{Attempt, Progress, Puzzle, PuzzleRating, mark_of, of_the_day};
use crate::session::Session;
use crate::text::said::puzzle::Number;
use crate::text::{labels, text};
use crate::web::apart::apart;
use crate::web::bot::Bots;
use crate::web::store::today;

use difficulty::difficulty;
use screen::{Asked, Judge, TaskScreen};

pub use answers::{answers, has_answers};
pub use list::list;
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

/// Shows the puzzle at a place; `None` if there is none there.
pub fn puzzle<G: Screen>(
    book: Book,
    at: usize,
    bench: Bench,
    sit_down: SitDown<G>,
) -> Option<AnyView> {
    let Book { lines, leave, go } = book;
    let (line, count) = (lines.lines().nth(at)?, lines.lines().count());
    let puzzle = Puzzle::<G>::read(line)?;
    let session = Session::open(puzzle.record.clone()).ok()?;
    // A reload comes back here.
    address::enter(&Address::Puzzle { number: at + 1, game: G::NAME.to_owned() });
    let (mark, missed, begun) = (mark_of(line), puzzle.missed, session.played());
    let is_solved = matches!(answers(G::NAME).progress(mark), Progress::First | Progress::Solved);
    let answered = Callback::new(move |(attempt, is_first): (Attempt, bool)| {
        let day = today();
        let mut before = 0;
        let kept = answers::change(G::NAME, |answers| {
            before = answers.firsts().len();
            match (attempt, is_first) {
                (attempt, true) => answers.attempt(mark, missed, attempt, day),
                (Attempt::Right, false) => answers.solve(mark),
                (Attempt::Wrong | Attempt::Shown, false) => {}
            }
            if attempt == Attempt::Right {
                answers.day = day.filter(|&day| of_the_day(day, count) == at).or(answers.day);
            }
        });
        let rated = |now: &_| {
            let of = PuzzleRating::of(now, G::LADDERS)?;
            Some(text().puzzle().rating_after(of.rating, &labels::signed(of.change)))
        };
        match kept {
            Ok(now) if now.firsts().len() > before => Noted { fault: None, said: rated(&now) },
            kept => Noted { fault: kept.err(), said: None },
        }
    });
    let name = decider(&session);
    let task = Task {
        at,
        count,
        title: |number, all| text().puzzle().number(Number { number, all }),
        asks: text().puzzle().task(&name),
        note: text().puzzle().play_on_note(&name),
        known: difficulty(missed),
        is_solved: RwSignal::new(is_solved),
        answered,
        weighs: None,
        go,
        leave,
    };
    // It began from a link, and is no match of one's own.
    let keep = Callback::new(move |record| sit_down.run(what_if(record, Origin::Given, begun)));
    Some(find(puzzle, task, Some(keep), bench.bots(), bench.no_thread))
}

/// Returns the name of the seat that must decide.
pub fn decider<G: Screen>(session: &Session<G>) -> String {
    let seats = told_apart(&session.record().seats);
    let seat = session.decider().and_then(|seat| seats.get(seat.index()).cloned());
    seat.map(|seat| seat.name).unwrap_or_default()
}

/// Shows a decision to find at a table of its own, or the match that is played on from one of its answers. `keep` keeps
/// such a match.
pub fn find<G: Screen>(
    puzzle: Puzzle<G>,
    task: Task,
    keep: Option<Callback<Match<G>>>,
    bots: StoredValue<Bots, LocalStorage>,
    no_thread: RwSignal<bool>,
) -> AnyView {
    let asked = Asked::new();
    let note = task.note.clone();
    let play_on = move |puzzle: &Puzzle<G>, answer| {
        let on = PlayedOn {
            begun: Session::open(puzzle.played(answer)?).ok()?,
            note: note.clone(),
            back_says: text().puzzle().back(),
            back: Callback::new(move |()| asked.playing.set(None)),
            keep,
            bots,
            no_thread,
        };
        Some(played_on(on))
    };
    let ask = move |puzzle: Puzzle<G>| {
        let answer = RwSignal::new(None::<G::Action>);
        let gate = Callback::new(move |(_, action)| {
            answer.set(Some(action));
            Passage::Elsewhere
        });
        let session = Session::open(puzzle.record.clone()).ok()?;
        let table = Table::of_puzzle(session, gate, bots);
        lay(table, Minds::Prepared(Callback::new(|_| None)));
        let judge = Judge::of(table, puzzle, answer, task.weighs);
        Some(view! { <TaskScreen task=task.clone() judge asked /> }.into_any())
    };
    let draw = move |playing: Option<usize>| match playing {
        Some(answer) => play_on(&puzzle, answer),
        None => ask(puzzle.clone()),
    };
    drawn(asked, Box::new(draw))
}

fn drawn(asked: Asked, draw: Box<dyn Fn(Option<usize>) -> Option<AnyView> + Send>) -> AnyView {
    (move || {
        let playing = asked.playing.get();
        apart(|| draw(playing).into_any())
    })
    .into_any()
}
