//! The costliest decisions of the persons at the screen as questions, one after another at the real table.

use std::cmp::Reverse;

use leptos::prelude::*;

use super::Analyst;
use super::what_if::{keep, note};
use crate::bots::outlook::percent;
use crate::scene::analysis::{Depth, what_if};
use crate::scene::puzzle::{Attempt, Puzzle};
use crate::session::Session;
use crate::text::said::analysis::Moment;
use crate::text::text;
use crate::web::analysis::{keep_solved, moments as kept};
use crate::web::apart::apart;
use crate::web::puzzle::{Noted, Task};
use crate::web::screen::Screen;
use crate::web::state::puzzle::{decider, find};

/// Shows the moments of a match to learn from, by the numbers of actions before them, one at a time. `back` leads to the
/// analysis.
pub fn moments<G: Screen>(analyst: Analyst<G>, moments: Vec<usize>, back: Callback<()>) -> AnyView {
    let place = RwSignal::new(0_usize);
    let (id, known) = (analyst.id, kept());
    let moment = |at| (at, RwSignal::new(known.is_solved(id, at)));
    let moments: Vec<_> = moments.into_iter().map(moment).collect();
    let draw = move |number: usize| {
        let &(at, is_solved) = moments.get(number)?;
        let judged = analyst.found.with_untracked(|found| found.judged(at).cloned())?;
        let begun = analyst.table.session.with_untracked(|session| what_if(session, at))?;
        let session = Session::open(begun.clone()).ok()?;
        let mut told = judged.told().clone();
        // The best move is the one with the highest chance that is shown.
        told.candidates.sort_by_key(|one| Reverse(percent(one.outlook.chance)));
        let (words, played) = (text().analysis(), judged.played().action);
        let title = G::title(&session.view(), played, &analyst.table.names());
        let task = Task {
            at: number,
            count: moments.len(),
            title: |number, all| text().analysis().moment(Moment { number, all }),
            asks: words.moment_asks(&decider(&session), judged.loss()),
            known: words.moment_played(&title, judged.loss()),
            is_solved,
            answered: Callback::new(move |(attempt, _)| match attempt {
                Attempt::Right => Noted { fault: keep_solved(id, at).err(), said: None },
                Attempt::Wrong | Attempt::Shown => Noted::default(),
            }),
            weighs: Some(Depth::Normal.iterations()),
            note: note(analyst.table, &session),
            go: Callback::new(move |to| place.set(to)),
            leave: back,
        };
        let puzzle = Puzzle { missed: 0, record: begun, told };
        let keep = keep(analyst.table, analyst.sit_down);
        Some(find(puzzle, task, keep, analyst.table.bots, analyst.no_thread))
    };
    one_at_a_time(place, Box::new(draw))
}

fn one_at_a_time(
    place: RwSignal<usize>,
    draw: Box<dyn Fn(usize) -> Option<AnyView> + Send>,
) -> AnyView {
    (move || {
        let place = place.get();
        apart(|| draw(place).into_any())
    })
    .into_any()
}
