//! The costliest decisions of the persons at the screen as questions, one after another at the real table.

use std::cmp::Reverse;

use leptos::prelude::*;

use super::analyst::Analyst;
use super::keep::{keep_solved, moments as kept};
use super::what_if::{keep, note};
use crate::bots::outlook::percent;
use crate::scene::analysis::{Depth, what_if};
use crate::scene::puzzle::{Attempt, Puzzle};
use crate::session::Session;
use crate::text::said::analysis::Moment;
use crate::text::text;
use crate::web::apart::apart;
use crate::web::keeper::SitDown;
use crate::web::puzzle::{Noted, Task, decider, find};
use crate::web::screen::Screen;

/// The moments of a match to learn from, one at a time.
#[component]
pub fn Moments<G: Screen>(
    analyst: Analyst<G>,
    /// Numbers of actions before them.
    moments: Vec<usize>,
    /// Back to the analysis.
    back: Callback<()>,
    /// Opens a table.
    sit_down: SitDown<G>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
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
            puzzle: Puzzle { missed: 0, record: begun, told },
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
            keep: keep(analyst.table, sit_down),
            go: Callback::new(move |to| place.set(to)),
            leave: back,
        };
        Some(find(task, analyst.table.bots, no_thread))
    };
    move || {
        let place = place.get();
        apart(|| draw(place).into_any())
    }
}
