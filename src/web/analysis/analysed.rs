//! An analysis with its game's types erased, described in the game's own words.

use std::slice;

use leptos::prelude::*;

use super::analyst::Analyst;
use super::position::position;
use super::reading::{Analysed, Better, Decision};
use crate::rules::Seat;
use crate::scene::analysis::{Analysis, Costly, Forecast, Judged};
use crate::text::cover::RoundName;
use crate::text::text;
use crate::text::told::{Manner, whole_turns};
use crate::web::screen::Screen;

impl<G: Screen> Analysed for Analyst<G> {
    fn done(&self) -> (usize, usize) {
        self.found.with(|found| (found.decisions(), found.done()))
    }

    fn summary(&self) -> (usize, usize) {
        self.found.with(Analysis::summary)
    }

    fn round_name(&self) -> RoundName {
        G::cover().round
    }

    fn forecast(&self) -> Forecast {
        self.found.with(Forecast::of)
    }

    fn costliest(&self, of: Option<Seat>) -> Vec<Costly> {
        self.found.with(|found| found.costliest(of))
    }

    fn moments(&self) -> Vec<usize> {
        let (names, session) = (self.table.names(), self.table.session);
        // The same move with another payment reads the same, so nobody could be asked for it.
        let reads = |view: &G::View, action| {
            let kind = G::draft_of(action).as_ref().and_then(G::kind);
            (G::kind_name(view, kind), G::title(view, action, &names))
        };
        let counts = |costly: &Costly, judged: &Judged<G>| {
            let history = session.with_untracked(|session| session.history_at(costly.at));
            self.is_own(costly.seat)
                && history.is_some_and(|history| {
                    let view = &history.now.view;
                    reads(view, judged.best().action) != reads(view, judged.played().action)
                })
        };
        self.found.with(|found| found.moments_to_learn(counts))
    }

    fn knows_own(&self) -> bool {
        let persons = self.table.session.with_untracked(|session| session.record().persons());
        self.found.with(|found| persons > 0 && self.next_own(found).is_none())
    }

    fn deeds(&self) -> Vec<String> {
        let names = self.table.names();
        let deeds = |entries: Vec<_>| {
            entries.iter().map(|entry| G::tell(entry, &names, Manner::Deed)).collect()
        };
        self.table.session.with_untracked(|session| deeds(session.log().collect()))
    }

    fn decision(&self, at: usize) -> Option<Decision> {
        let moment = self.found.with_untracked(|found| found.moments().get(at).copied())?;
        let names = self.table.names();
        let entry = self.table.session.with_untracked(|session| session.log_since(at).next())?;
        Some(Decision {
            seat: moment.seat,
            round: (G::cover().round.numbered)(moment.round),
            part: G::part(moment.action),
            played: G::tell(&entry, &names, Manner::Deed),
        })
    }

    fn better(&self, at: usize) -> Memo<Option<Better>> {
        let Analyst { found, table, .. } = *self;
        let names = table.names();
        let history = table.session.with_untracked(|session| session.history_at(at));
        let view = history.map(|history| history.now.view);
        Memo::new(move |_| {
            let view = view.as_ref()?;
            found.with(|found| {
                let best = found.judged(at)?.best();
                Some(Better {
                    what: lowered(&text().labels().sentence(&G::step(view, best.action, &names))),
                    why: whole_turns::<G>(view, slice::from_ref(best), &names).concat(),
                })
            })
        })
    }

    fn position(&self, current: Memo<Option<usize>>) -> AnyView {
        position(*self, current)
    }

    fn go_on(&self) {
        self.run.goes_on.set(true);
        self.run.alone.set(false);
        self.ask();
    }

    fn pause(&self) {
        self.run.goes_on.set(false);
        self.rest();
    }

    fn rest(&self) {
        self.stop();
        self.keep_now();
    }

    fn keep(&self) {
        self.keep_now();
    }
}

/// Returns a sentence with a lower-case first letter, to use inside another.
fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
