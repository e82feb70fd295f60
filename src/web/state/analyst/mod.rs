//! The run of an analysis: the bots' thread is asked about one decision after another, and its answers
//! are kept.

mod analysed;
mod keep;
mod moments;
mod what_if;

use std::sync::Arc;

use leptos::prelude::*;

use super::keeper::SitDown;
use super::table::Table;
use crate::archive::{Cost, Costs, MatchId, is_own};
use crate::record::Controller;
use crate::rules::Seat;
use crate::scene::analysis::{Advised, Analysis, Costly, Depth, Played};
use crate::session::Session;
use crate::vocabulary::Vocabulary;
use crate::web::analysis::{AnalysisScreen, Reading, Run};
use crate::web::bot::Purpose;
use crate::web::screen::Screen;
use keep::{found, keep};

/// Minimum time between saves of growing results, in milliseconds.
const REST_MILLIS: f64 = 1_000.0;

/// The run of a match's analysis.
#[derive(Clone, Copy)]
struct Analyst<G: Screen> {
    /// Table of the match.
    table: Table<G>,
    /// Name under which the match is kept.
    id: MatchId,
    /// Results so far.
    found: RwSignal<Analysis<G>>,
    /// State of the run.
    run: Run,
    /// Whether the decisions to learn from are wanted, so that the persons' own ones come first.
    learns: RwSignal<bool>,
    /// Time of the last save, and whether there is more now.
    kept: StoredValue<(f64, bool)>,
    sit_down: SitDown<G>,
    no_thread: RwSignal<bool>,
}

/// Shows the analysis of a finished match; the ways are those of [`Aside::Analysis`](crate::web::aside::Aside).
pub fn analysis<G: Screen>(
    table: Table<G>,
    learns: RwSignal<bool>,
    close: Callback<()>,
    sit_down: SitDown<G>,
    no_thread: RwSignal<bool>,
) -> AnyView {
    let Some(analyst) = Analyst::of(table, learns, sit_down, no_thread) else {
        close.run(());
        return ().into_any();
    };
    let (reading, run) = (Reading::new(Arc::new(analyst)), analyst.run);
    view! { <AnalysisScreen reading learns run close /> }.into_any()
}

impl<G: Screen> Analyst<G> {
    /// Continues from earlier results; `None` if the match is not over.
    fn of(
        table: Table<G>,
        learns: RwSignal<bool>,
        sit_down: SitDown<G>,
        no_thread: RwSignal<bool>,
    ) -> Option<Analyst<G>> {
        let id = table.keeper?.id();
        let before = table.session.with_untracked(|session| found(id, session))?;
        let run = Run::at(before.depth);
        let found = RwSignal::new(before);
        let kept = StoredValue::new((0.0, false));
        let analyst = Analyst { table, id, found, run, learns, kept, sit_down, no_thread };
        Effect::new(move |_| {
            let depth = run.depth.get();
            if analyst.found.with_untracked(|found| found.depth != depth) {
                analyst.found.update(|found| found.depth = depth);
                analyst.stop();
                if run.goes_on.get_untracked() {
                    analyst.ask();
                }
            }
        });
        on_cleanup(move || {
            analyst.stop();
            analyst.keep_now();
        });
        Some(analyst)
    }

    /// Frees the bots' thread.
    fn stop(&self) {
        self.table.bots.with_value(|bots| bots.forget(Purpose::Advice));
    }

    /// Whether a seat is played by a person at the screen.
    fn is_own(&self, seat: Seat) -> bool {
        self.table.session.with_untracked(|session| match session.own_seat() {
            Some(own) => own == seat,
            None => session.record().controller(seat) == Some(Controller::Person),
        })
    }

    /// Returns the next of the persons' own decisions that is not analysed yet.
    fn next_own(&self, found: &Analysis<G>) -> Option<usize> {
        found.open().find(|&(_, seat)| self.is_own(seat)).map(|(at, _)| at)
    }

    /// Returns what the person's decisions cost, as far as they are analysed, by the keys of their kinds; `None` unless the
    /// match is one of their own against bots.
    fn costs(&self) -> Option<Costs> {
        let own = self.table.session.with_untracked(Session::only_person)?;
        let origin = self.table.keeper?.kept().envelope.origin;
        let kind =
            |played: Played<G::Action>| G::draft_of(played.action).as_ref().and_then(G::kind);
        is_own(origin.as_ref()).then(|| {
            let mut costs = Costs::new();
            self.found.with_untracked(|found| {
                for Costly { at, loss, .. } in found.costliest(Some(own)) {
                    let kind = found.moments().get(at).copied().and_then(kind);
                    if let Some(key) = kind.and_then(|kind| G::Kind::KEYS.get(kind.index())) {
                        let cost = Cost { times: 1, loss: loss.into() };
                        costs.entry((*key).to_owned()).or_default().add(cost);
                    }
                }
            });
            costs
        })
    }

    /// Asks about the next decision.
    fn ask(self) {
        let learns = self.learns.get_untracked();
        let question = self.found.with_untracked(|found| {
            let own = if learns { self.next_own(found) } else { None };
            let at = own.or_else(|| found.next())?;
            let asked = self.table.session.with_untracked(|session| found.question(session, at));
            asked.map(|asked| (at, found.depth, asked))
        });
        let Some((at, depth, (history, wanted))) = question else {
            self.keep_now();
            return;
        };
        let answered = move |told| self.hear(at, depth, told);
        self.table.consult(Purpose::Advice, wanted, &history, answered);
    }

    fn hear(self, at: usize, depth: Depth, told: Option<Advised<G>>) {
        // The page may have been left since.
        let taken =
            told.and_then(|told| self.found.try_update(|found| found.take(at, depth, told)));
        if taken != Some(true) {
            self.run.alone.try_set(true);
            self.run.goes_on.try_set(false);
            return;
        }
        let now = js_sys::Date::now();
        let due = self.kept.try_update_value(|(last, more)| {
            *more = true;
            now - *last > REST_MILLIS
        });
        if due == Some(true) {
            self.keep_now();
        }
        if self.run.goes_on.try_get_untracked() == Some(true) {
            self.ask();
        }
    }

    /// Saves the results found since the last save.
    fn keep_now(&self) {
        let now = js_sys::Date::now();
        let more = self.kept.try_update_value(|kept| std::mem::replace(kept, (now, false)).1);
        if more == Some(true)
            && let Some(result) = self.found.try_with_untracked(|found| keep(self.id, found))
        {
            if result.is_err() {
                // The next result triggers another try.
                self.kept.try_update_value(|(_, more)| *more = true);
            }
            self.run.fault.try_set(result.err());
        }
    }
}
