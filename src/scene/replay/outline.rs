//! Moments of a match and the steps between them, independent of its game.

use crate::record::{SeatRecord, told_apart};
use crate::rules::Seat;
use crate::scene::Shown;
use crate::session::Session;

/// Turn of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Number of the turn, counted from 1 over all players.
    pub turn: u16,
    /// Round, counted from 1.
    pub round: u16,
    /// Seat whose turn it is.
    pub seat: Seat,
    /// Number of actions played before it.
    pub at: usize,
    /// Number of its actions; 0 if it has only just begun.
    pub actions: usize,
}

/// Unit of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Action,
    Turn,
    Round,
}

/// Step from one moment to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Step to the beginning, before the first action.
    First,
    /// Step back by one unit; in the middle of a turn or a round, to its beginning.
    Previous(Unit),
    /// Step forward by one unit.
    Next(Unit),
    /// Step to the end, after the last action.
    Last,
}

/// Point of view in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// View without a hand.
    Onlooker,
    /// View of a seat.
    Seat(Seat),
    /// View with all hands open.
    Open,
}

/// Part of a replay that doesn't depend on the game.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The seats, told apart.
    pub seats: Vec<SeatRecord>,
    /// Turns, at least one.
    pub stops: Vec<Stop>,
    pub actions: usize,
    /// Whether the match is over.
    pub is_over: bool,
    /// Viewpoints offered, at least one.
    pub viewpoints: Vec<Viewpoint>,
}

impl Outline {
    pub(super) fn of<G: Shown>(session: &Session<G>) -> Outline {
        Outline {
            seats: told_apart(&session.record().seats),
            stops: stops(session),
            actions: session.played(),
            is_over: session.decider().is_none(),
            viewpoints: viewpoints(session),
        }
    }

    /// Returns the viewpoint to start with: all hands open if offered.
    pub fn first_viewpoint(&self) -> Viewpoint {
        self.viewpoints.last().copied().unwrap_or(Viewpoint::Onlooker)
    }

    /// Returns the index of the turn that a moment belongs to. The end belongs to the last turn.
    pub fn stop_of(&self, at: usize) -> usize {
        self.stops.partition_point(|stop| stop.at <= at).saturating_sub(1)
    }

    /// Returns the moment when the turn at this index begins, or the end if there is no such turn.
    pub fn beginning(&self, stop: usize) -> usize {
        self.stops.get(stop).map_or(self.actions, |stop| stop.at)
    }

    /// Returns the moment that a step leads to; the same moment at the ends.
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

    /// Returns the beginning of the last turn or round that began before a moment.
    fn back(&self, at: usize, number: fn(&Stop) -> u16) -> usize {
        let before = self.stops.iter().take_while(|stop| stop.at < at).last();
        let of_number = |stop: &&Stop| before.map(number) == Some(number(stop));
        self.stops.iter().find(of_number).map_or(0, |stop| stop.at)
    }
}

/// Returns the turns of a match, at least one.
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

/// Returns the only person's viewpoint, or else an onlooker's, while anything is hidden from anyone. With
/// nothing to hide, or no person to hide it from, returns each seat's, then everything open.
fn viewpoints<G: Shown>(session: &Session<G>) -> Vec<Viewpoint> {
    let hides = G::HAS_SECRETS && session.decider().is_some() && session.record().persons() > 0;
    if !hides {
        let seats = (0..).map(Seat).take(session.record().seats.len()).map(Viewpoint::Seat);
        return seats.chain([Viewpoint::Open]).collect();
    }
    vec![session.own_seat().map_or(Viewpoint::Onlooker, Viewpoint::Seat)]
}
