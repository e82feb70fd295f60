//! Puzzles at their tables.

use std::sync::Arc;

use leptos::prelude::*;

use super::branch::what_if;
use super::judge::AtTable;
use super::keeper::SitDown;
use super::played_on::{PlayedOn, played_on};
use super::rivals::Minds;
use super::table::{Passage, Table};
use crate::archive::{Address, Origin};
use crate::record::{Match, told_apart};
use crate::rules::Game;
use crate::scene::puzzle::{Progress, Puzzle, mark_of};
use crate::session::Session;
use crate::text::said::puzzle::Number;
use crate::text::text;
use crate::web::address;
use crate::web::apart::apart;
use crate::web::bot::Bots;
use crate::web::later::Bench;
use crate::web::puzzle::{
    Asked, Book, Judge, Judged, List, Posed, Task, TaskScreen, answers, difficulty,
};
use crate::web::screen::Screen;

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
    let posed = Posed { game: G::NAME, ladders: G::LADDERS, mark, missed, place: (at, count) };
    let answered = Callback::new(move |(attempt, first)| posed.answered(attempt, first));
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
        table.lay(Minds::Prepared(Callback::new(|_| None)));
        let at_table = AtTable::of(table, puzzle, answer, task.weighs);
        let judge: Judged = StoredValue::new(Arc::new(at_table) as Arc<dyn Judge>);
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

/// Lists the puzzles of a game, a line each. `go` opens the one at a place.
pub fn puzzles<G: Screen>(lines: &'static str, go: Callback<usize>) -> AnyView {
    let theme = |line: &str| {
        let puzzle = Puzzle::<G>::read(line)?;
        let state = puzzle.record.replay(|_, _| {}).ok()?;
        let view = G::view(&state, <G as Game>::decider(&state));
        Some((G::THEME)(&view, puzzle.told.candidates.first()?))
    };
    view! { <List game=G::NAME ladders=G::LADDERS lines theme go /> }.into_any()
}
