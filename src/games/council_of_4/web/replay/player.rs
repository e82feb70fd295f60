//! What is looked at of a match: the moment, through whose eyes, and whether it goes on by itself.

use std::time::Duration;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::scene::look::Look;
use crate::games::council_of_4::web::state::Table;
use crate::record::SeatRecord;
use crate::scene::replay::{Replay, Step, Stop, Unit, Viewpoint};
use crate::session::Session;
use crate::web::bot::Bots;

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

/// A match that is looked back at on the screen.
#[derive(Clone, Copy)]
pub struct Player {
    pub replay: StoredValue<Replay<CouncilOf4>>,
    /// The table that is drawn.
    pub table: Table,
    /// How many actions were played.
    pub at: Memo<usize>,
    moment: RwSignal<usize>,
    /// How many there are.
    pub actions: usize,
    pub from: RwSignal<Viewpoint>,
    pub pace: RwSignal<Pace>,
    pub playing: RwSignal<bool>,
    pub look: Memo<Look>,
    /// The place of the turn among all turns.
    pub stop: Memo<usize>,
    /// What goes on by itself has a number; with any other it is out of date.
    showing: StoredValue<u32>,
}

impl Player {
    /// Looks at a match from a moment on; none if there is nothing to look at.
    pub fn new(
        session: Session<CouncilOf4>,
        at: usize,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Option<Player> {
        // The table below shows what the replay gives it, and nothing else of the match.
        let empty = Session::open(session.record().up_to(0)?).ok()?;
        let replay = Replay::of(session);
        let (actions, from) = (replay.actions(), RwSignal::new(replay.first_viewpoint()));
        let first = StoredValue::new(replay.look(0, from.get_untracked())?);
        let replay = StoredValue::new(replay);
        let moment = RwSignal::new(at.min(actions));
        let at = Memo::new(move |_| moment.get());
        let look = Memo::new(move |_| {
            let look = replay.with_value(|replay| replay.look(at.get(), from.get()));
            look.unwrap_or_else(|| first.get_value())
        });
        let player = Player {
            replay,
            table: Table::looking_back(empty, look, bots),
            at,
            moment,
            actions,
            from,
            pace: RwSignal::new(Pace::default()),
            playing: RwSignal::new(false),
            look,
            stop: Memo::new(move |_| replay.with_value(|replay| replay.stop_of(at.get()))),
            showing: StoredValue::new(0),
        };
        Effect::new(move |_| player.play_on());
        Some(player)
    }

    /// The seats of the match.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.replay.with_value(|replay| replay.seats().to_vec())
    }

    /// The turn that is looked at.
    pub fn turn(&self) -> Option<Stop> {
        let stop = self.stop.get();
        self.replay.with_value(|replay| replay.stops().get(stop).copied())
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
        self.go_to(self.replay.with_value(|replay| replay.step(at, step)));
    }

    /// The place of the turn among all turns, without being told of changes; the end lies behind the
    /// last of them.
    pub fn place(&self) -> usize {
        if self.at.get_untracked() == self.actions {
            self.replay.with_value(|replay| replay.stops().len())
        } else {
            self.stop.get_untracked()
        }
    }

    /// To the beginning of a turn, by its place among all turns.
    pub fn go_to_stop(&self, stop: usize) {
        self.go_to(self.replay.with_value(|replay| replay.beginning(stop)));
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
        let from = self.replay.with_value(|replay| replay.viewpoints().get(place).copied());
        if let Some(from) = from {
            self.from.set(from);
        }
    }

    /// Whatever is on its way is not any more.
    fn interrupt(&self) {
        self.showing.update_value(|showing| *showing += 1);
        self.table.following.clear();
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
        let motion = match self.pace.get_untracked() {
            Pace::Double => Vec::new(),
            Pace::Half | Pace::Normal => {
                let at = self.at.get_untracked();
                self.replay.with_value(|replay| replay.flights(at))
            }
        };
        let lasts = self.table.following.show(motion.clone());
        let arrive = move || {
            if self.is_current(showing) {
                self.table.following.clear();
                let at = self.at.get_untracked();
                let next = Step::Next(Unit::Action);
                self.moment.set(self.replay.with_value(|replay| replay.step(at, next)));
                self.table.following.glow(&motion);
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
