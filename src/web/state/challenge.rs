//! A daily challenge at its table: the goal, and once it is over the par, found out by the bots' thread.

use leptos::prelude::*;

use super::asking::consult;
use super::table::Table;
use crate::archive::daily::{PAR, PAR_MATCHES, day_of, from_the_beginning, par_of, plays_par};
use crate::archive::{Day, Glance, PARS, Pars, one_text};
use crate::bots::protocol::Wanted;
use crate::scene::analysis::Advised;
use crate::session::Session;
use crate::text::text;
use crate::web::bot::{Bots, Purpose};
use crate::web::challenge::{Par, day_from, pars};
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::store::{Browser, date_of};

impl<G: Screen> Table<G> {
    /// Tells the goal of a challenge until the first action.
    pub(super) fn tell_the_goal(self) {
        let Some(day) = day_from(self.keeper.and_then(|keeper| keeper.origin())) else { return };
        Effect::new(move |_| {
            let is_begun = self.session.with(|session| {
                let own = session.own_seat();
                (session.given()..session.played()).any(|at| session.decider_at(at) == own)
            });
            let goal = || {
                let day = date_of(day, preferences().language.get().code());
                text().daily().goal(&day, PAR)
            };
            self.house.task.set((!is_begun).then(goal));
        });
    }

    /// Returns the par of the finished challenge at a table; `None` if it is no challenge.
    pub(super) fn par(self) -> Option<RwSignal<Par>> {
        let record = self.session.with_untracked(|session| session.record().clone());
        let day = day_of(&record)?;
        let found = RwSignal::new(pars().of(G::NAME, day).map_or(Par::Soon, Par::Known));
        if found.get_untracked() == Par::Soon {
            let begun = Session::open(from_the_beginning(&record)).ok()?;
            Search { begun, day, bots: self.bots, found }.play(Vec::new());
            on_cleanup(move || {
                self.bots.try_with_value(|bots| bots.forget(Purpose::Par));
            });
        }
        Some(found)
    }
}

/// The search for the par of a challenge.
struct Search<G: Screen> {
    begun: Session<G>,
    day: Day,
    bots: StoredValue<Bots, LocalStorage>,
    found: RwSignal<Par>,
}

impl<G: Screen> Search<G> {
    /// Plays the next match of the challenge, and the others after it.
    fn play(self, points: Vec<u16>) {
        if (points.len() as u64) < PAR_MATCHES {
            let begun = self.begun.clone();
            self.play_on(begun, points);
        } else if let Some(par) = par_of(points) {
            // If it can't be kept, it is found out again.
            let keep = |pars: &mut Pars| pars.find(G::NAME, self.day, par);
            _ = one_text::change(&Browser, PARS, keep);
            self.found.try_set(Par::Known(par));
        }
    }

    /// Plays the next action of a match, and the others after it.
    fn play_on(self, mut session: Session<G>, mut points: Vec<u16>) {
        let at = session.played();
        let (Some(seat), Some(history)) = (session.decider(), session.history_at(at)) else {
            match Glance::of(session.record()).and_then(|glance| glance.points.first().copied()) {
                Some(of) => {
                    points.push(of);
                    self.play(points);
                }
                None => _ = self.found.try_set(Par::Missing),
            }
            return;
        };
        let history = history.with_other_luck(points.len() as u64);
        let (wanted, bots) = (Wanted::Choice(plays_par(seat)), self.bots);
        let answered = move |told: Option<Advised<G>>| {
            let action = told.and_then(|told| Some(told.candidates.first()?.action));
            if action.is_some_and(|action| session.play(action).is_ok()) {
                self.play_on(session, points);
            } else {
                self.found.try_set(Par::Missing);
            }
        };
        _ = bots.try_with_value(|bots| consult(bots, Purpose::Par, wanted, &history, answered));
    }
}
