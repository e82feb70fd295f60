//! The moments of a match and the ways between them, without its game.

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::Shown;
use crate::session::Session;

/// A turn of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The turn, counted from 1, of all players.
    pub turn: u16,
    /// The round, counted from 1.
    pub round: u16,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many actions were played before it.
    pub at: usize,
    /// How many belong to it; none if it has only begun.
    pub actions: usize,
}

/// What is stepped by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Unit {
    Action,
    Turn,
    Round,
}

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Before the first action.
    First,
    /// One back. In the middle of a turn or a round that is its beginning.
    Previous(Unit),
    /// One on.
    Next(Unit),
    /// After the last action.
    Last,
}

/// Through whose eyes the match is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// Without a hand.
    Onlooker,
    /// A seat's.
    Seat(Seat),
    /// With all hands open.
    Open,
}

/// What of a match that is looked back at needs no game.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The seats.
    pub seats: Vec<SeatRecord>,
    /// The turns: one at least.
    pub stops: Vec<Stop>,
    /// How many actions there are.
    pub actions: usize,
    /// Whether the match is over.
    pub is_over: bool,
    /// The viewpoints that are offered: one at least.
    pub viewpoints: Vec<Viewpoint>,
}

impl Outline {
    pub(super) fn of<G: Shown>(session: &Session<G>) -> Outline {
        Outline {
            seats: session.record().seats.clone(),
            stops: stops(session),
            actions: session.played(),
            is_over: session.decider().is_none(),
            viewpoints: viewpoints(session),
        }
    }

    /// The viewpoint to begin with: with all hands open where that is offered.
    pub fn first_viewpoint(&self) -> Viewpoint {
        self.viewpoints.last().copied().unwrap_or(Viewpoint::Onlooker)
    }

    /// The place of the turn that a moment belongs to among the stops. The end belongs to the last.
    pub fn stop_of(&self, at: usize) -> usize {
        self.stops.partition_point(|stop| stop.at <= at).saturating_sub(1)
    }

    /// Where a turn begins, by its place among the stops; the end if there are not so many.
    pub fn beginning(&self, stop: usize) -> usize {
        self.stops.get(stop).map_or(self.actions, |stop| stop.at)
    }

    /// The moment that a step leads to; the same at the ends.
    pub fn step(&self, at: usize, step: Step) -> usize {
        let here = self.stop_of(at);
        match step {
            Step::First => 0,
            Step::Last => self.actions,
            Step::Next(Unit::Action) => (at + 1).min(self.actions),
            Step::Previous(Unit::Action) => at.saturating_sub(1),
            Step::Next(Unit::Turn) => self.beginning(here + 1),
            Step::Previous(Unit::Turn) => self.back(at, |stop| stop.turn),
            Step::Next(Unit::Round) => {
                let round = self.stops.get(here).map(|stop| stop.round);
                let later = self.stops.iter().find(|stop| Some(stop.round) > round);
                later.map_or(self.actions, |stop| stop.at)
            }
            Step::Previous(Unit::Round) => self.back(at, |stop| stop.round),
        }
    }

    /// The beginning of the last turn or round that began before a moment.
    fn back(&self, at: usize, number: fn(&Stop) -> u16) -> usize {
        let before = self.stops.iter().take_while(|stop| stop.at < at).last();
        let of_number = |stop: &&Stop| before.map(number) == Some(number(stop));
        self.stops.iter().find(of_number).map_or(0, |stop| stop.at)
    }
}

/// The turns of a match: one at least.
pub fn stops<G: Shown>(session: &Session<G>) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for at in 0..=session.played() {
        let Some(turn) = session.turn_at(at) else { break };
        let turn = u16::try_from(turn.saturating_add(1)).unwrap_or(u16::MAX);
        let is_there = at < session.played();
        match (stops.last_mut(), session.decider_at(at)) {
            (Some(last), _) if last.turn == turn => last.actions += usize::from(is_there),
            (_, None) => {}
            (_, Some(seat)) => {
                let Some(view) = session.view_at(at, None) else { break };
                let (round, actions) = (G::round(&view), usize::from(is_there));
                stops.push(Stop { turn, round, seat, at, actions });
            }
        }
    }
    stops
}

/// As long as something is hidden from somebody: the only person's own, else nobody's. Once nothing
/// is left to hide, or nobody is there to hide it from: each seat's, then all open.
fn viewpoints<G: Shown>(session: &Session<G>) -> Vec<Viewpoint> {
    if session.decider().is_none() || session.record().persons() == 0 {
        let seats = (0..).map(Seat).take(session.record().seats.len()).map(Viewpoint::Seat);
        return seats.chain([Viewpoint::Open]).collect();
    }
    vec![session.only_person().map_or(Viewpoint::Onlooker, Viewpoint::Seat)]
}
