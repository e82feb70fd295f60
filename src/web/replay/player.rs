//! What is looked at of a match: the moment, through whose eyes, and whether it goes on by itself.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::film::Film;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::replay::{Step, Stop, Unit, Viewpoint};
use crate::web::house::House;

/// How fast it goes on by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half as fast.
    Half,
    /// As at the table.
    #[default]
    Normal,
    /// Twice as fast, and nothing flies.
    Double,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Half, Pace::Normal, Pace::Double];

    /// How long a moment stays. Also where nothing is to move: it must be read.
    const fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Half => 1800,
            Pace::Normal => 900,
            Pace::Double => 450,
        })
    }
}

/// A match that is looked back at on the screen, whatever its game.
#[derive(Clone, Copy)]
pub struct Player {
    film: StoredValue<Arc<dyn Film>>,
    /// What of the table that is drawn does not depend on its game.
    pub house: House,
    /// How many actions were played.
    pub at: Memo<usize>,
    moment: RwSignal<usize>,
    /// How many there are.
    pub actions: usize,
    pub from: RwSignal<Viewpoint>,
    pub pace: RwSignal<Pace>,
    pub playing: RwSignal<bool>,
    /// The place of the turn among all turns.
    pub stop: Memo<usize>,
    /// What goes on by itself has a number; with any other it is out of date.
    showing: StoredValue<u32>,
}

impl Player {
    /// Looks at a moment through somebody's eyes.
    pub fn new(
        film: Arc<dyn Film>,
        house: House,
        moment: RwSignal<usize>,
        from: RwSignal<Viewpoint>,
    ) -> Player {
        let actions = film.outline().actions;
        let film = StoredValue::new(film);
        let at = Memo::new(move |_| moment.get());
        let player = Player {
            film,
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

    /// The match.
    pub fn film(&self) -> Arc<dyn Film> {
        self.film.get_value()
    }

    /// The seats of the match.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.film().outline().seats.clone()
    }

    /// The mark of a seat.
    pub fn mark(&self, seat: Seat, size: u32) -> Option<AnyView> {
        let film = self.film();
        film.outline().seats.get(seat.index()).map(|who| film.mark(who.colour, size))
    }

    /// The turn that is looked at.
    pub fn turn(&self) -> Option<Stop> {
        let stop = self.stop.get();
        self.film().outline().stops.get(stop).copied()
    }

    /// To a moment.
    pub fn go_to(&self, at: usize) {
        self.interrupt();
        let at = at.min(self.actions);
        if at == self.at.get_untracked() {
            // Nothing changes that would let it go on.
            untrack(|| self.play_on());
        } else {
            self.moment.set(at);
        }
    }

    /// A step on or back.
    pub fn step(&self, step: Step) {
        let at = self.at.get_untracked();
        self.go_to(self.film().outline().step(at, step));
    }

    /// The place of the turn among all turns, without being told of changes; the end lies behind the
    /// last of them.
    pub fn place(&self) -> usize {
        if self.at.get_untracked() == self.actions {
            self.film().outline().stops.len()
        } else {
            self.stop.get_untracked()
        }
    }

    /// To the beginning of a turn, by its place among all turns.
    pub fn go_to_stop(&self, stop: usize) {
        self.go_to(self.film().outline().beginning(stop));
    }

    /// Goes on by itself, from the beginning if it is at the end; or stops.
    pub fn toggle(&self) {
        self.interrupt();
        let plays = self.playing.get_untracked();
        if !plays && self.at.get_untracked() == self.actions {
            self.moment.set(0);
        }
        self.playing.set(!plays);
    }

    /// Stops what goes on by itself.
    pub fn stop_playing(&self) {
        self.interrupt();
        self.playing.set(false);
    }

    /// Sees through the eyes at this place among those that are offered.
    pub fn see(&self, place: usize) {
        let from = self.film().outline().viewpoints.get(place).copied();
        if let Some(from) = from {
            self.from.set(from);
        }
    }

    /// Whatever is on its way is not any more.
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

    /// Shows the next action on its way, and goes there when it has arrived.
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

/// The match that is looked back at around.
pub fn player() -> Player {
    expect_context()
}
