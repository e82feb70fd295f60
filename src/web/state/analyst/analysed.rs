//! An analysis with its game's types erased, described in the game's own words.

use std::slice;

use leptos::prelude::*;

use super::Analyst;
use super::moments::moments;
use super::what_if::decided_anew;
use crate::bots::outlook::percent;
use crate::rules::Seat;
use crate::scene::analysis::{Analysis, Costly, Depth, Forecast, Judged};
use crate::text::cover::RoundName;
use crate::text::said::analysis::OfPosition;
use crate::text::text;
use crate::text::told::{Manner, whole_turns};
use crate::web::analysis::{Analysed, Better, Decision, Position, Weighed, keep_moments};
use crate::web::screen::{Screen, Still};

impl<G: Screen> Analysed for Analyst<G> {
    fn done(&self) -> (usize, usize) {
        self.found.with(|found| (found.decisions(), found.done()))
    }

    fn summary(&self) -> (usize, usize) {
        self.found.with(Analysis::summary)
    }

    fn game(&self) -> &'static str {
        G::NAME
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

    fn depth(&self, at: usize) -> Option<Depth> {
        self.found.with(|found| found.judged(at).map(|judged| judged.depth))
    }

    fn better(&self, at: usize) -> Option<Better> {
        let names = self.table.names();
        let view = self.table.session.with_untracked(|session| session.history_at(at))?.now.view;
        self.found.with_untracked(|found| {
            let best = found.judged(at)?.best();
            Some(Better {
                what: lowered(&text().labels().sentence(&G::step(&view, best.action, &names))),
                why: whole_turns::<G>(&view, slice::from_ref(best), &names).concat(),
            })
        })
    }

    fn position(&self, at: usize) -> Option<Position> {
        let history = self.table.session.with_untracked(|session| session.history_at(at))?;
        let (words, view, seats) = (text().analysis(), &history.now.view, self.table.seats());
        let names = self.table.names();
        self.found.with_untracked(|found| {
            let (moment, judged) = (found.moments().get(at).copied()?, found.judged(at)?);
            let name = seats[moment.seat.index()].named();
            let (best, played) = (judged.best().action, judged.played().action);
            let options = judged.shown().into_iter().map(|(weighed, is_played)| Weighed {
                what: text().labels().sentence(&G::step(view, weighed.action, &names)),
                chance: percent(weighed.outlook.chance),
                is_played,
            });
            let round = (G::cover().round.titled)(moment.round);
            Some(Position {
                picture: G::still(Still::Decision { view, seats: &seats, best, played }),
                title: words.of_position(OfPosition { round: &round, name: &name }),
                options: options.collect(),
                note: words.how_judged(&name, judged.depth.iterations()),
            })
        })
    }

    fn keep_moments(&self, moments: &[usize]) {
        keep_moments(self.id, G::NAME, moments, self.costs());
    }

    fn play_on(&self, at: usize, back: Callback<()>) -> AnyView {
        decided_anew(self.table, at, back, self.sit_down, self.no_thread)
    }

    fn ask_again(&self, asked: Vec<usize>, back: Callback<()>) -> AnyView {
        moments(*self, asked, back)
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
