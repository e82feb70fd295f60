//! Following what happens at the table: pieces on their way, what has just changed, what an entry of
//! the log names.

use std::time::Duration;

use leptos::prelude::*;

use crate::scene::motion::{Flight, length};
use crate::web::screen::Screen;
use crate::web::settings::{Preferences, preferences};

/// So long what has changed keeps its glow, in milliseconds.
const FRESH_MILLIS: u64 = 1200;

/// What is shown of what happens.
#[derive(Clone, Copy)]
pub struct Following<G: Screen> {
    preferences: Preferences,
    /// The pieces on their way; each showing has a number of its own.
    pub flights: RwSignal<(u32, Vec<Flight<G>>)>,
    /// Where something has just changed.
    pub fresh: RwSignal<Vec<G::Place>>,
    /// What the entry of the log names that is looked at.
    pub lit: RwSignal<Vec<G::Place>>,
    /// How far the bot is that thinks, from 0 to 1.
    pub thought: RwSignal<f32>,
    /// Whether the bots' turns are only to be got over with.
    pub hurried: RwSignal<bool>,
}

impl<G: Screen> Following<G> {
    /// Nothing has happened yet.
    pub fn new() -> Following<G> {
        Following {
            preferences: preferences(),
            flights: RwSignal::default(),
            fresh: RwSignal::default(),
            lit: RwSignal::default(),
            thought: RwSignal::new(0.0),
            hurried: RwSignal::new(false),
        }
    }

    /// Shows what an action of the person at the screen set going. What its preview showed already
    /// is in its place at once.
    pub fn echo(&self, mut motion: Vec<Flight<G>>) {
        self.glow(&motion);
        motion.retain(|flight| !G::is_previewed(&flight.piece));
        let showing = self.showing();
        let lasts = self.show(motion);
        let following = *self;
        let clear = move || {
            // Something else may be on its way by then, or the table may be gone.
            if following.flights.try_with_untracked(|(number, _)| *number == showing + 1)
                == Some(true)
            {
                following.clear();
            }
        };
        set_timeout(clear, lasts);
    }

    /// Whether anything is on its way.
    pub fn is_moving(&self) -> bool {
        self.flights.with_untracked(|(_, flights)| !flights.is_empty())
    }

    /// Takes everything that is on its way off the screen.
    pub fn clear(&self) {
        if self.is_moving() {
            self.flights.update(|(number, flights)| {
                *number += 1;
                flights.clear();
            });
        }
    }

    /// Lets everything glow where something arrived.
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

    fn showing(&self) -> u32 {
        self.flights.with_untracked(|(number, _)| *number)
    }

    /// Shows what moves, and returns how long that takes.
    pub fn show(&self, motion: Vec<Flight<G>>) -> Duration {
        let lasts = self.preferences.lasting(length(&motion).into());
        if lasts.is_zero() {
            self.clear();
        } else {
            self.flights.update(|(number, flights)| {
                *number += 1;
                *flights = motion;
            });
        }
        lasts
    }
}
