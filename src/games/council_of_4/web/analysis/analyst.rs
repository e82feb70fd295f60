//! Going through a match: one decision after the other is put to the bots' thread, and what it says
//! is kept.

use leptos::prelude::*;

use super::keep::{found, keep};
use crate::archive::{Fault, MatchId};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::web::state::Table;
use crate::scene::analysis::{Advised, Analysis, Depth};
use crate::web::bot::Purpose;

/// What was found is written no more often than this while it grows, in milliseconds.
const REST_MILLIS: f64 = 1_000.0;

/// Whoever goes through the match.
#[derive(Clone, Copy)]
pub struct Analyst {
    /// The table of the match.
    pub table: Table,
    /// The name that the match is kept under.
    id: MatchId,
    /// What was found so far.
    pub found: RwSignal<Analysis<CouncilOf4>>,
    /// How deep each decision is to be looked at.
    pub depth: RwSignal<Depth>,
    /// Whether it goes on by itself.
    pub goes_on: RwSignal<bool>,
    /// Set when there was no answer, since there is no thread to give one.
    pub alone: RwSignal<bool>,
    /// Why what was found is not kept.
    pub fault: RwSignal<Option<Fault>>,
    /// When it was kept last, and whether there is more by now.
    kept: StoredValue<(f64, bool)>,
}

impl Analyst {
    /// Takes up what was found before; none if the match is not over.
    pub fn of(table: Table) -> Option<Analyst> {
        let id = table.keeper?.id();
        let before = table.session.with_untracked(|session| found(id, session))?;
        let depth = RwSignal::new(before.depth);
        let analyst = Analyst {
            table,
            id,
            found: RwSignal::new(before),
            depth,
            goes_on: RwSignal::new(true),
            alone: RwSignal::new(false),
            fault: RwSignal::new(None),
            kept: StoredValue::new((0.0, false)),
        };
        Effect::new(move |_| {
            let depth = depth.get();
            if analyst.found.with_untracked(|found| found.depth != depth) {
                analyst.found.update(|found| found.depth = depth);
                analyst.stop();
                if analyst.goes_on.get_untracked() {
                    analyst.ask();
                }
            }
        });
        on_cleanup(move || {
            analyst.stop();
            analyst.keep();
        });
        Some(analyst)
    }

    /// Goes on with the next decision.
    pub fn go_on(&self) {
        self.goes_on.set(true);
        self.alone.set(false);
        self.ask();
    }

    /// Stops until it is to go on.
    pub fn pause(&self) {
        self.goes_on.set(false);
        self.stop();
        self.keep();
    }

    /// Lets the bots' thread go.
    pub fn stop(&self) {
        self.table.bots.with_value(|bots| bots.forget(Purpose::Advice));
    }

    fn ask(self) {
        let question = self.found.with_untracked(|found| {
            let at = found.next()?;
            let asked = self.table.session.with_untracked(|session| found.question(session, at));
            asked.map(|asked| (at, found.depth, asked))
        });
        let Some((at, depth, (history, wanted))) = question else {
            self.keep();
            return;
        };
        let answered = move |told| self.hear(at, depth, told);
        self.table.bots.with_value(|bots| {
            bots.consult(Purpose::Advice, wanted, &history, |_| {}, answered);
        });
    }

    fn hear(self, at: usize, depth: Depth, told: Option<Advised<CouncilOf4>>) {
        // The page may have been left meanwhile.
        let taken =
            told.and_then(|told| self.found.try_update(|found| found.take(at, depth, told)));
        if taken != Some(true) {
            self.alone.try_set(true);
            self.goes_on.try_set(false);
            return;
        }
        let now = js_sys::Date::now();
        let due = self.kept.try_update_value(|(last, more)| {
            *more = true;
            now - *last > REST_MILLIS
        });
        if due == Some(true) {
            self.keep();
        }
        if self.goes_on.try_get_untracked() == Some(true) {
            self.ask();
        }
    }

    /// Keeps what has been found since it was kept last.
    pub fn keep(&self) {
        let now = js_sys::Date::now();
        let more = self.kept.try_update_value(|kept| std::mem::replace(kept, (now, false)).1);
        if more == Some(true)
            && let Some(result) = self.found.try_with_untracked(|found| keep(self.id, found))
        {
            if result.is_err() {
                // It is tried again with whatever is found next.
                self.kept.try_update_value(|(_, more)| *more = true);
            }
            self.fault.try_set(result.err());
        }
    }
}
