//! State of a replay: the moment, the viewpoint, and whether it plays.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::film::Film;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::replay::{Step, Stop, Unit, Viewpoint};
use crate::web::desk::Desk;
use crate::web::house::House;

/// Speed of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half as fast.
    Half,
    /// As at the table.
    #[default]
    Normal,
    /// Twice as fast, with no moving pieces.
    Double,
}

impl Pace {
    /// Every pace, from slow to fast.
    pub const ALL: [Pace; 3] = [Pace::Half, Pace::Normal, Pace::Double];

    /// Returns the time a moment stays, even with no movement: it must be read.
    const fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Half => 1800,
            Pace::Normal => 900,
            Pace::Double => 450,
        })
    }
}

/// A match in the replay on the screen, of any game.
#[derive(Clone, Copy)]
pub struct Player {
    film: StoredValue<Arc<dyn Film>>,
    /// The table that is drawn, and its untyped half.
    pub desk: StoredValue<Arc<dyn Desk>>,
    pub house: House,
    /// Number of actions played.
    pub at: Memo<usize>,
    moment: RwSignal<usize>,
    pub actions: usize,
    pub from: RwSignal<Viewpoint>,
    pub pace: RwSignal<Pace>,
    pub playing: RwSignal<bool>,
    /// Index of the turn among all turns.
    pub stop: Memo<usize>,
    /// Number of the current movement; any other is outdated.
    showing: StoredValue<u32>,
}

impl Player {
    /// Returns a player for a moment and a viewpoint.
    pub fn new(
        film: Arc<dyn Film>,
        desk: Arc<dyn Desk>,
        house: House,
        moment: RwSignal<usize>,
        from: RwSignal<Viewpoint>,
    ) -> Player {
        let actions = film.outline().actions;
        let film = StoredValue::new(film);
        let at = Memo::new(move |_| moment.get());
        let player = Player {
            film,
            desk: StoredValue::new(desk),
            house,
            at,
            moment,
            actions,
            from,
            pace: RwSignal::new(Pace::default()),
            playing: RwSignal::new(false),
            stop: Memo::new(move |_| film.with_value(|film| film.outline().stop_of(at.get()))),
            showing: StoredValue::new(0),
        };
        Effect::new(move |_| player.play_on());
        player
    }

    /// Returns the match.
    pub fn film(&self) -> Arc<dyn Film> {
        self.film.get_value()
    }

    /// Returns the seats of the match.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.film().outline().seats.clone()
    }

    /// Returns the mark of a seat.
    pub fn mark(&self, seat: Seat, size: u32) -> Option<AnyView> {
        let mark = self.house.signs.mark;
        self.film().outline().seats.get(seat.index()).map(|who| mark(who.colour, size))
    }

    /// Returns the current turn.
    pub fn turn(&self) -> Option<Stop> {
        let stop = self.stop.get();
        self.film().outline().stops.get(stop).copied()
    }

    /// Goes to a moment.
    pub fn go_to(&self, at: usize) {
        self.interrupt();
        let at = at.min(self.actions);
        if at == self.at.get_untracked() {
            // No change would make it continue.
            untrack(|| self.play_on());
        } else {
            self.moment.set(at);
        }
    }

    /// Goes a step forward or back.
    pub fn step(&self, step: Step) {
        let at = self.at.get_untracked();
        self.go_to(self.film().outline().step(at, step));
    }

    /// Returns the index of the turn among all turns, without tracking changes; the end is after the
    /// last turn.
    pub fn place(&self) -> usize {
        if self.at.get_untracked() == self.actions {
            self.film().outline().stops.len()
        } else {
            self.stop.get_untracked()
        }
    }

    /// Goes to the beginning of a turn, by its index among all turns.
    pub fn go_to_stop(&self, stop: usize) {
        self.go_to(self.film().outline().beginning(stop));
    }

    /// Starts playing, from the beginning if it is at the end; or stops.
    pub fn toggle(&self) {
        self.interrupt();
        let plays = self.playing.get_untracked();
        if !plays && self.at.get_untracked() == self.actions {
            self.moment.set(0);
        }
        self.playing.set(!plays);
    }

    /// Stops playing.
    pub fn stop_playing(&self) {
        self.interrupt();
        self.playing.set(false);
    }

    /// Changes to the viewpoint at this index among those offered.
    pub fn see(&self, place: usize) {
        let from = self.film().outline().viewpoints.get(place).copied();
        if let Some(from) = from {
            self.from.set(from);
        }
    }

    /// Ends the current movement.
    fn interrupt(&self) {
        self.showing.update_value(|showing| *showing += 1);
        self.film().clear();
    }

    fn is_current(&self, showing: u32) -> bool {
        self.showing.try_get_value() == Some(showing)
            && self.playing.try_get_untracked() == Some(true)
    }

    fn play_on(self) {
        let (playing, at) = (self.playing.get(), self.at.get());
        if !playing {
            return;
        }
        if at == self.actions {
            self.playing.set(false);
            return;
        }
        let showing = self.showing.get_value() + 1;
        self.showing.set_value(showing);
        let show = move || {
            if self.is_current(showing) {
                self.show(showing);
            }
        };
        set_timeout(show, self.pace.get_untracked().rest());
    }

    /// Shows the movement of the next action, and goes there when it ends.
    fn show(self, showing: u32) {
        let (film, at) = (self.film(), self.at.get_untracked());
        let flies = self.pace.get_untracked() != Pace::Double;
        let lasts = if flies { film.show(at) } else { Duration::ZERO };
        let arrive = move || {
            if self.is_current(showing) {
                film.clear();
                self.moment.set(film.outline().step(at, Step::Next(Unit::Action)));
                if flies {
                    film.glow(at);
                }
            }
        };
        if lasts.is_zero() {
            arrive();
        } else {
            set_timeout(arrive, lasts);
        }
    }
}

/// Returns the player of the surrounding replay.
pub fn player() -> Player {
    expect_context()
}
