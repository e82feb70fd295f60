//! The past of a table. Every step keeps the state before it, so any moment can be looked at without
//! playing up to it.

use super::{Entry, Session};
use crate::bots::Playable;
use crate::games::Seat;

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

    /// The entry of the log at this place, as somebody saw it; none if there is none.
    pub fn entry_at(&self, at: usize, eyes: Eyes) -> Option<Entry<G>> {
        let step = self.steps.get(at)?;
        let seen = |event: &G::Event| match eyes {
            Eyes::All => event.clone(),
            Eyes::Onlooker => G::event_seen_by(event, None),
            Eyes::Seat(seat) => G::event_seen_by(event, Some(seat)),
        };
        let events = step.events.iter().map(seen).collect();
        Some(Entry { seat: step.seat, action: step.action, events })
    }

    /// The only seat that a person plays; none if no person plays, or more than one does.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = Seat::first(G::seats(&self.state))
            .filter(|&seat| self.record.controller(seat) == Some(super::Controller::Person));
        persons.next().filter(|_| persons.next().is_none())
    }
}
