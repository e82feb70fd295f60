//! What the table shows: the result of an event until the person goes on, else the moment.

use leptos::prelude::*;

use super::table::{Table, table};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::{Decision, PublicState};
use crate::games::the_council::scene::resolution::Beat;
use crate::games::the_council::scene::{Bids, Hall, Resolution};
use crate::scene::replay::flights_at;
use crate::session::Eyes;
use crate::web::settings::preferences;

/// Time for which a result stays among bots alone, in milliseconds.
const AMONG_BOTS_MILLIS: u64 = 2500;

/// What the table shows.
#[derive(Clone, Copy)]
pub struct Showing {
    /// Event whose result is shown.
    pub result: Memo<Option<Resolution>>,
    /// The event on the stage that is resolved: that, or at the end the last one.
    pub told: Memo<Option<Resolution>>,
    /// The last beat of a result that was shown; nothing after it is told yet.
    pub beat: Memo<Option<Beat>>,
    /// The public table: as it was before a result, then as each beat leaves it.
    pub now: Memo<PublicState>,
    /// The hall, with what the open pick would change.
    pub hall: Memo<Hall>,
    /// The table of bids, while there is an event.
    pub bids: Memo<Option<Bids>>,
    /// Events that were resolved at once, and the index of the one that is shown.
    all: Memo<Vec<Resolution>>,
    part: RwSignal<usize>,
    table: Table,
}

impl Showing {
    /// Returns what a table shows.
    pub fn of(table: Table) -> Showing {
        let part = RwSignal::new(0);
        let all = Memo::new(move |_| {
            table.results.at.get().map(|at| resolved_at(table, at)).unwrap_or_default()
        });
        let result = Memo::new(move |_| all.read().get(part.get()).cloned());
        let moves = Memo::new(move |_| !table.following.flights.read().1.is_empty());
        let beat = Memo::new(move |_| match moves.get() && result.read().is_some() {
            true => Beat::over_in(table.following.part.get()),
            false => Some(Beat::Empire),
        });
        let now = Memo::new(move |_| match (&*result.read(), beat.get()) {
            (Some(result), Some(beat)) => *result.after(beat),
            (Some(result), None) => result.before,
            (None, _) => table.view.read().table,
        });
        let hall = Memo::new(move |_| match &*result.read() {
            Some(result) => Hall::of(&now.read(), result.event.suits(), None),
            None => table.selection.told.read().scene.hall.clone(),
        });
        // At the end the last event stays on the stage.
        let last = Memo::new(move |_| {
            let is_over = table.view.read().table.decision == Decision::Over;
            let end = || table.session.with(|session| session.played().checked_sub(1));
            is_over.then(end).flatten().and_then(|at| resolved_at(table, at).pop())
        });
        let told = Memo::new(move |_| result.get().or_else(|| last.get()));
        let bids = Memo::new(move |_| match &*told.read() {
            Some(result) => Some(Bids::resolved_to(result, beat.get())),
            None => table.selection.told.read().scene.bids.clone(),
        });
        let showing = Showing { result, told, beat, now, hall, bids, all, part, table };
        showing.go_on_among_bots();
        showing
    }

    /// Goes on by itself after a while where no person plays.
    fn go_on_among_bots(self) {
        let preferences = preferences();
        Effect::new(move |_| {
            let nobody =
                self.table.session.with_untracked(|session| session.record().persons()) == 0;
            let Some(shown) = self.result.get().filter(|_| nobody) else { return };
            let later = move || {
                if self.result.try_get_untracked().flatten().as_ref() == Some(&shown) {
                    self.go_on();
                }
            };
            set_timeout(later, preferences.lasting(AMONG_BOTS_MILLIS));
        });
    }

    /// Whether all of a result is shown.
    pub fn is_over(&self) -> bool {
        self.beat.get() == Some(Beat::Empire)
    }

    /// Goes on after the result: to the next one of the same action, or to the moment. Ends it first, if it moves.
    pub fn go_on(&self) {
        if self.table.following.is_moving() {
            self.table.following.clear();
            return;
        }
        let next = self.part.get_untracked() + 1;
        if next < self.all.with_untracked(Vec::len) {
            self.part.set(next);
        } else {
            self.table.results.go_on();
            self.part.set(0);
        }
    }

    /// Moves the pieces of the result again.
    pub fn show_again(&self) {
        let Some(at) = self.table.results.at.get_untracked() else { return };
        let flights = self
            .table
            .session
            .with_untracked(|session| flights_at::<TheCouncil>(session, at, Eyes::Onlooker));
        self.table.following.echo(flights);
    }
}

/// Returns the events that were resolved by the action at this index.
fn resolved_at(table: Table, at: usize) -> Vec<Resolution> {
    table.session.with_untracked(|session| {
        let before = session.view_at(at, None).map(|view| view.table);
        let entry = session.entry_at(at, Eyes::Onlooker, at + 1);
        before
            .zip(entry)
            .map_or_else(Vec::new, |(before, entry)| Resolution::all(&before, &entry.events))
    })
}

/// Returns what the surrounding table shows.
pub fn showing() -> Showing {
    use_context().unwrap_or_else(|| Showing::of(table()))
}
