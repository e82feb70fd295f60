//! The past of a table. Every step keeps the state before it, so any moment can be looked at without
//! playing up to it.

use super::{Entry, Session};
use crate::bots::Playable;
use crate::rules::Seat;

/// Whoever looks at what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Somebody without a hand.
    Onlooker,
    /// This seat.
    Seat(Seat),
    /// Somebody who sees every hand.
    All,
}

impl<G: Playable> Session<G> {
    /// What a seat, or an onlooker, knew after so many actions; none if there were not so many.
    pub fn view_at(&self, played: usize, seat: Option<Seat>) -> Option<G::View> {
        (played <= self.played()).then(|| G::view(self.state_at(played), seat))
    }

    /// The seat that had to decide after so many actions; none if there were not so many, or if the
    /// game was over.
    pub fn decider_at(&self, played: usize) -> Option<Seat> {
        (played <= self.played()).then(|| G::decider(self.state_at(played))).flatten()
    }

    /// How many turns were finished after so many actions; none if there were not so many.
    pub fn turn_at(&self, played: usize) -> Option<u32> {
        (played <= self.played()).then(|| G::turn(self.state_at(played)))
    }

    /// The entry of the log at this place, as somebody knew it after so many actions; none if it was
    /// not there yet.
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

    /// The only seat that a person plays; none if no person plays, or more than one does.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = Seat::first(G::seats(&self.state))
            .filter(|&seat| self.record.controller(seat) == Some(super::Controller::Person));
        persons.next().filter(|_| persons.next().is_none())
    }
}
