//! Past moments of a table. Every step keeps the state before it, so none has to be played up to.

use super::{Entry, Session};
use crate::bots::Playable;
use crate::rules::Seat;

/// Viewer of past moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Viewer without a hand.
    Onlooker,
    /// This seat.
    Seat(Seat),
    /// Viewer who sees every hand.
    All,
}

impl<G: Playable> Session<G> {
    /// Returns the view of a seat, or an onlooker, after this many actions; `None` if there were fewer.
    pub fn view_at(&self, played: usize, seat: Option<Seat>) -> Option<G::View> {
        (played <= self.played()).then(|| G::view(self.state_at(played), seat))
    }

    /// Returns the seat that had to decide after this many actions; `None` if there were fewer or the
    /// game was over.
    pub fn decider_at(&self, played: usize) -> Option<Seat> {
        (played <= self.played()).then(|| G::decider(self.state_at(played))).flatten()
    }

    /// Returns the number of turns finished after this many actions; `None` if there were fewer.
    pub fn turn_at(&self, played: usize) -> Option<u32> {
        (played <= self.played()).then(|| G::turn(self.state_at(played)))
    }

    /// Returns the log entry at this place, as the viewer knew it after this many actions; `None` if it
    /// did not exist yet.
    pub fn entry_at(&self, at: usize, eyes: Eyes, played: usize) -> Option<Entry<G>> {
        let step = self.steps[..played.min(self.steps.len())].get(at)?;
        let now = self.state_at(played);
        Some(match eyes {
            Eyes::Onlooker => step.seen_by(None, now),
            Eyes::Seat(seat) => step.seen_by(Some(seat), now),
            Eyes::All => {
                let (seat, action) = (step.seat, Some(step.action));
                Entry { seat, action, events: step.events.clone() }
            }
        })
    }

    /// Returns the seat whose hand the screen always shows: that of the only person, or of this device's if the
    /// match is played by link.
    pub fn own_seat(&self) -> Option<Seat> {
        self.mine.or_else(|| self.only_person())
    }

    /// Returns the only seat that a person plays; `None` if there are none or several.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = Seat::first(G::seats(&self.state))
            .filter(|&seat| self.record.controller(seat) == Some(super::Controller::Person));
        persons.next().filter(|_| persons.next().is_none())
    }
}
