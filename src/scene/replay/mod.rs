//! Looking back at a match: its moments by action, turn and round, and what may be seen of each.
//!
//! A moment is a number of actions: what was after so many of them, with the next one marked on the
//! table. Nothing is played again for it, the session keeps every state. Who looks chooses among the
//! viewpoints that are offered, and no other shows anything: as long as a match goes on, only what
//! the only person at the table may know, or what everybody sees.

mod outline;

use super::motion::Flight;
use super::{Look, Seen, Shown};
use crate::record::{Controller, Match};
use crate::rules::Seat;
use crate::session::{Entry, Eyes, Session};

pub use outline::{Outline, Step, Stop, Unit, Viewpoint, stops};

/// A prize that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won<P> {
    /// How many actions were played before the one that won it.
    pub at: usize,
    /// The place of its turn among the stops.
    pub stop: usize,
    /// Who won it.
    pub seat: Seat,
    /// The prize.
    pub prize: P,
}

/// Why a match can't be played on in another way from a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBranch {
    /// It goes on itself between several persons, and the branch would tell one of them what is hidden
    /// from the others.
    Unfinished,
    /// Nothing was left to decide.
    AtEnd,
}

/// A match that is looked back at.
#[derive(Clone, Debug)]
pub struct Replay<G: Shown> {
    session: Session<G>,
    outline: Outline,
    won: Vec<Won<G::Prize>>,
}

impl<G: Shown> Replay<G> {
    /// Looks back at a match as far as it was played. What was taken back is no part of it.
    pub fn of(session: Session<G>) -> Replay<G> {
        let outline = Outline::of(&session);
        let won = won(&session, &outline.stops);
        Replay { session, outline, won }
    }

    /// The match.
    pub const fn record(&self) -> &Match<G> {
        self.session.record()
    }

    /// What of it needs no game.
    pub const fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The prizes in the order in which they were won.
    pub fn won(&self) -> &[Won<G::Prize>] {
        &self.won
    }

    /// Everybody's points that count during play, by seat: before each turn, then as they stand.
    pub fn points(&self) -> Vec<Vec<u16>> {
        points_by_turn(&self.session, &self.outline.stops)
    }

    /// All that is shown of a moment from a viewpoint; none if there is no such moment. From a
    /// viewpoint that is not offered no hand is seen.
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

    /// The entry of the log that the action after so many others made, as it is seen from a viewpoint;
    /// none at the end.
    pub fn entry(&self, at: usize, from: Viewpoint) -> Option<Entry<G>> {
        let eyes = match from {
            _ if !self.outline.viewpoints.contains(&from) => Eyes::Onlooker,
            Viewpoint::Onlooker => Eyes::Onlooker,
            Viewpoint::Seat(seat) => Eyes::Seat(seat),
            Viewpoint::Open => Eyes::All,
        };
        self.session.entry_at(at, eyes, at + 1)
    }

    /// What moves when the next action is done.
    pub fn flights(&self, at: usize) -> Vec<Flight<G>> {
        flights_at(&self.session, at, Eyes::Onlooker)
    }

    /// The match to play on from a moment in another way: the same seats, with everything hidden as
    /// it lay. If no person is among them, one takes the seat that has to decide.
    ///
    /// # Errors
    /// Why there is none.
    pub fn branch(&self, at: usize) -> Result<Match<G>, NoBranch> {
        let seat = self.decides(at)?;
        let mut begun = self.record().up_to(at).ok_or(NoBranch::AtEnd)?;
        if begun.persons() == 0
            && let Some(who) = begun.seats.get_mut(seat.index())
        {
            who.controller = Controller::Person;
        }
        Ok(begun)
    }

    /// Whether a branch tells the only person of a match that goes on what is still hidden in it: then
    /// the match counts as assisted.
    pub fn branch_assists(&self) -> bool {
        !self.outline.is_over && self.session.only_person().is_some()
    }

    /// Why a match can't be played on from a moment in another way; none if it can.
    pub fn no_branch(&self, at: usize) -> Option<NoBranch> {
        self.decides(at).err()
    }

    /// The seat from which another way would begin.
    fn decides(&self, at: usize) -> Result<Seat, NoBranch> {
        if !self.outline.is_over && self.record().persons() > 1 {
            return Err(NoBranch::Unfinished);
        }
        self.session.decider_at(at).ok_or(NoBranch::AtEnd)
    }
}

/// The flights of the action at this place of the log, as somebody saw it happen; none where there
/// is no such action.
pub fn flights_at<G: Shown>(session: &Session<G>, at: usize, eyes: Eyes) -> Vec<Flight<G>> {
    let view = |played| session.view_at(played, None);
    match (session.entry_at(at, eyes, at + 1), view(at), view(at + 1)) {
        (Some(entry), Some(before), Some(after)) => G::flights(&entry.events, &before, &after),
        _ => Vec::new(),
    }
}

/// Everybody's points that count during play, by seat: before each of a match's turns, then as they
/// stand.
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
            let events = entry.into_iter().flat_map(|entry| entry.events);
            let prizes = events.filter_map(|event| G::prize(&event));
            won.extend(prizes.map(|(seat, prize)| Won { at, stop, seat, prize }));
        }
    }
    won
}
