//! Replay of a match: its moments by action, turn and round, and what may be seen of each.
//!
//! A moment is a number of actions: the position after that many, with the next one marked on the table.
//! Nothing is played again, as the session keeps every state. The viewer chooses among the viewpoints
//! offered, and no other shows anything: until a match is over, only what the only person at the table
//! may know, or what everyone sees.

mod outline;

use super::motion::Flight;
use super::{Look, Seen, Shown};
use crate::record::{Controller, Match};
use crate::rules::Seat;
use crate::session::{Entry, Eyes, Session};
use crate::vocabulary;

pub use outline::{Outline, Step, Stop, Unit, Viewpoint, stops};

/// Prize that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won<P> {
    /// Number of actions played before the one that won it.
    pub at: usize,
    /// Index of its turn among the stops.
    pub stop: usize,
    /// Seat that won it.
    pub seat: Seat,
    pub prize: P,
}

vocabulary! {
    /// Reason why a match can't be continued differently from a moment.
    pub enum NoBranch {
        /// Unfinished match between several persons: the branch would reveal to one of them what is hidden
        /// from the others.
        Unfinished = "unfinished",
        /// Moment with nothing left to decide.
        AtEnd = "at-end",
    }
}

/// Replay of a match.
#[derive(Clone, Debug)]
pub struct Replay<G: Shown> {
    session: Session<G>,
    outline: Outline,
    won: Vec<Won<G::Prize>>,
}

impl<G: Shown> Replay<G> {
    /// Creates the replay of a match as far as it was played, without the actions undone.
    pub fn of(session: Session<G>) -> Replay<G> {
        let outline = Outline::of(&session);
        let won = won(&session, &outline.stops);
        Replay { session, outline, won }
    }

    /// Returns the match.
    pub const fn record(&self) -> &Match<G> {
        self.session.record()
    }

    /// Returns the part of the replay that doesn't depend on the game.
    pub const fn outline(&self) -> &Outline {
        &self.outline
    }

    /// Returns the prizes in the order in which they were won.
    pub fn won(&self) -> &[Won<G::Prize>] {
        &self.won
    }

    /// Returns every seat's points that count during play: before each turn, then after the last action.
    pub fn points(&self) -> Vec<Vec<u16>> {
        points_by_turn(&self.session, &self.outline.stops)
    }

    /// Returns everything shown of a moment from a viewpoint, or `None` if there is no such moment. A
    /// viewpoint that is not offered shows no hand.
    pub fn look(&self, at: usize, from: Viewpoint) -> Option<Look<G>> {
        let open = |seat: &Seat| match from {
            _ if !self.outline.viewpoints.contains(&from) => false,
            Viewpoint::Onlooker => false,
            Viewpoint::Seat(own) => own == *seat,
            Viewpoint::Open => true,
        };
        let hand = |seat| Some((seat, self.session.view_at(at, Some(seat))?));
        let seats = (0..).map(Seat).take(self.outline.seats.len());
        let decider = self.session.decider_at(at);
        Some(G::look(Seen {
            at,
            view: self.session.view_at(at, None)?,
            next: self.entry(at, from).and_then(|entry| entry.action),
            decider: decider.and_then(hand),
            hands: seats.filter(open).filter_map(hand).collect(),
        }))
    }

    /// Returns the log entry of the action after this many others, as seen from a viewpoint, or `None` at
    /// the end.
    pub fn entry(&self, at: usize, from: Viewpoint) -> Option<Entry<G>> {
        let eyes = match from {
            _ if !self.outline.viewpoints.contains(&from) => Eyes::Onlooker,
            Viewpoint::Onlooker => Eyes::Onlooker,
            Viewpoint::Seat(seat) => Eyes::Seat(seat),
            Viewpoint::Open => Eyes::All,
        };
        self.session.entry_at(at, eyes, at + 1)
    }

    /// Returns the flights of the next action.
    pub fn flights(&self, at: usize) -> Vec<Flight<G>> {
        flights_at(&self.session, at, Eyes::Onlooker)
    }

    /// Returns the match to continue differently from a moment: the same seats, with everything hidden
    /// unchanged. If none of them is a person, one takes the seat that has to decide.
    ///
    /// # Errors
    /// Returns [`NoBranch`] if the match can't be continued from this moment.
    pub fn branch(&self, at: usize) -> Result<Match<G>, NoBranch> {
        let seat = self.decides(at)?;
        let mut begun = self.record().up_to(at).ok_or(NoBranch::AtEnd)?;
        if begun.persons() == 0
            && let Some(who) = begun.seats.get_mut(seat.index())
        {
            who.controller = Controller::Person;
        }
        begun.assisted |= self.branch_assists();
        Ok(begun)
    }

    /// Whether a branch reveals hidden information to the only person of an unfinished match, which then
    /// counts as assisted.
    pub fn branch_assists(&self) -> bool {
        !self.outline.is_over && self.session.only_person().is_some()
    }

    /// Returns the reason why the match can't be continued differently from a moment, if any.
    pub fn no_branch(&self, at: usize) -> Option<NoBranch> {
        self.decides(at).err()
    }

    /// Returns the seat that decides first in the branch.
    fn decides(&self, at: usize) -> Result<Seat, NoBranch> {
        if !self.outline.is_over && self.record().persons() > 1 {
            return Err(NoBranch::Unfinished);
        }
        self.session.decider_at(at).ok_or(NoBranch::AtEnd)
    }
}

/// Returns the flights of the action at this index of the log, as these eyes saw it; none if there is no
/// such action.
pub fn flights_at<G: Shown>(session: &Session<G>, at: usize, eyes: Eyes) -> Vec<Flight<G>> {
    let view = |played| session.view_at(played, None);
    match (session.entry_at(at, eyes, at + 1), view(at), view(at + 1)) {
        (Some(entry), Some(before), Some(after)) => G::flights(&entry.events, &before, &after),
        _ => Vec::new(),
    }
}

/// Returns every seat's points that count during play: before each turn, then after the last action.
pub fn points_by_turn<G: Shown>(session: &Session<G>, stops: &[Stop]) -> Vec<Vec<u16>> {
    let points = |at| Some(G::points(&session.view_at(at, None)?));
    let moments = stops.iter().map(|stop| stop.at);
    moments.chain([session.played()]).filter_map(points).collect()
}

fn won<G: Shown>(session: &Session<G>, stops: &[Stop]) -> Vec<Won<G::Prize>> {
    let mut won = Vec::new();
    for (stop, turn) in stops.iter().enumerate() {
        for at in turn.at..turn.at + turn.actions {
            let entry = session.entry_at(at, Eyes::Onlooker, at + 1);
            let views = (session.view_at(at, None), session.view_at(at + 1, None));
            let (Some(entry), (Some(before), Some(after))) = (entry, views) else { continue };
            let prizes = G::prizes(&entry.events, &before, &after).into_iter();
            won.extend(prizes.map(|(seat, prize)| Won { at, stop, seat, prize }));
        }
    }
    won
}
