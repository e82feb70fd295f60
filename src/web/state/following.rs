//! The events at the table as they are shown: moving pieces, recent changes, and places named by a log entry.

use std::time::Duration;

use leptos::prelude::*;

use super::signs::spots;
use crate::scene::Act;
use crate::scene::motion::{Flight, after_part, length, parts};
use crate::web::house::Showing;
use crate::web::places::Spot;
use crate::web::screen::Screen;
use crate::web::settings::{Preferences, preferences};

/// Time that changes glow, in milliseconds.
const FRESH_MILLIS: u64 = 1200;

/// Time that places stay lit that were asked for, in milliseconds.
const POINT_MILLIS: u64 = 4000;

/// Display of the events at a table.
#[derive(Clone, Copy)]
pub struct Following<G: Screen> {
    preferences: Preferences,
    /// Moving pieces, with a number for each movement.
    pub flights: RwSignal<(u32, Vec<Flight<G>>)>,
    /// Part of the motion that is shown.
    pub part: RwSignal<u8>,
    /// Places that have just changed.
    pub fresh: RwSignal<Vec<G::Place>>,
    /// Places that belong to the seat whose details are open.
    pub owned: RwSignal<Vec<G::Place>>,
    /// Action of a bot that stands in the ribbon.
    pub act: RwSignal<Option<Act<G>>>,
    /// Places where it is done.
    pub acted: RwSignal<Vec<Spot>>,
    /// The rest of it, whatever the game.
    pub showing: Showing,
}

impl<G: Screen> Following<G> {
    /// Returns the state before any event.
    pub fn new() -> Following<G> {
        Following {
            preferences: preferences(),
            flights: RwSignal::default(),
            part: RwSignal::new(0),
            fresh: RwSignal::default(),
            owned: RwSignal::default(),
            act: RwSignal::new(None),
            acted: RwSignal::default(),
            showing: Showing {
                lit: RwSignal::default(),
                held: RwSignal::new(false),
                thought: RwSignal::new(0.0),
                hurried: RwSignal::new(false),
            },
        }
    }

    /// Shows the movements of an action of the person at the screen. Pieces already moved in its preview
    /// are in place.
    pub fn echo(&self, mut motion: Vec<Flight<G>>) {
        self.glow(&motion);
        motion.retain(|flight| !G::is_previewed(&flight.piece));
        self.show_alone(motion);
    }

    /// Shows a motion that ends by itself.
    fn show_alone(&self, motion: Vec<Flight<G>>) {
        let lasts = self.show(motion);
        let following = *self;
        self.later(lasts, move || following.clear());
    }

    /// Does something after a while, unless something else moves by then or the table is gone.
    fn later(&self, after: Duration, act: impl FnOnce() + 'static) {
        let (flights, showing) = (self.flights, self.showing());
        let act = move || {
            if flights.try_with_untracked(|(number, _)| *number == showing) == Some(true) {
                act();
            }
        };
        set_timeout(act, after);
    }

    /// Ends the part that moves; the next one begins.
    pub fn next_part(&self) {
        let (flights, part) = (self.flights, self.part.get_untracked());
        let rest = flights.with_untracked(|(_, flights)| after_part(flights.clone(), part));
        match rest.is_empty() {
            true => self.clear(),
            false => self.show_alone(rest),
        }
    }

    /// Puts an action of a bot in the ribbon, with its places.
    pub fn tell(&self, act: Act<G>) {
        let named = G::named(&act.preview.events);
        let mut places = act.preview.action.map(G::places).unwrap_or_default();
        places.retain(|place| named.contains(place));
        if places.is_empty() {
            places.extend(named.first());
        }
        self.acted.set(spots::<G>(places));
        self.act.set(Some(act));
    }

    /// Removes the action of a bot from the ribbon.
    pub fn tell_no_more(&self) {
        if self.act.with_untracked(Option::is_some) {
            self.act.set(None);
            self.acted.set(Vec::new());
        }
        self.showing.held.set(false);
    }

    /// Whether any piece is moving.
    pub fn is_moving(&self) -> bool {
        self.flights.with_untracked(|(_, flights)| !flights.is_empty())
    }

    /// Removes all moving pieces from the screen.
    pub fn clear(&self) {
        if self.is_moving() {
            self.flights.update(|(number, flights)| {
                *number += 1;
                flights.clear();
            });
        }
    }

    /// Makes the places glow where something arrived.
    pub fn glow(&self, motion: &[Flight<G>]) {
        let mut places: Vec<G::Place> = Vec::new();
        for place in motion.iter().filter_map(Flight::to) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        if places.is_empty() {
            return;
        }
        self.fresh.set(places.clone());
        let fresh = self.fresh;
        let fade = move || {
            if fresh.try_with_untracked(|now| *now == places) == Some(true) {
                fresh.set(Vec::new());
            }
        };
        set_timeout(fade, Duration::from_millis(FRESH_MILLIS));
    }

    /// Lights places for a while.
    pub fn point_at(&self, places: Vec<G::Place>) {
        let (lit, places) = (self.showing.lit, spots::<G>(places));
        lit.set(places.clone());
        let dim = move || {
            if lit.try_with_untracked(|now| *now == places) == Some(true) {
                lit.set(Vec::new());
            }
        };
        set_timeout(dim, Duration::from_millis(POINT_MILLIS));
    }

    fn showing(&self) -> u32 {
        self.flights.with_untracked(|(number, _)| *number)
    }

    /// Returns how long something of this many milliseconds lasts at the chosen speed.
    pub fn lasting(&self, millis: u64) -> Duration {
        self.preferences.lasting(millis)
    }

    /// Shows movements, and returns their duration.
    pub fn show(&self, motion: Vec<Flight<G>>) -> Duration {
        let lasts = self.lasting(length(&motion).into());
        if lasts.is_zero() {
            self.clear();
        } else {
            let parts = parts(&motion);
            self.part.set(parts.first().map_or(0, |(part, _)| *part));
            self.flights.update(|(number, flights)| {
                *number += 1;
                *flights = motion;
            });
            for (next, begins) in parts.into_iter().skip(1) {
                let part = self.part;
                self.later(self.lasting(begins.into()), move || part.set(next));
            }
        }
        lasts
    }
}
