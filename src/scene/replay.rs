//! Looking back at a match: its moments by action, turn and round, and what may be seen of each.
//!
//! A moment is a number of actions: what was after so many of them, with the next one marked on the
//! table. Nothing is played again for it, the session keeps every state. Who looks chooses among the
//! viewpoints that are offered, and no other shows anything: as long as a match goes on, only what
//! the only person at the table may know, or what everybody sees.

use super::motion::Flight;
use super::{Look, Seen, Shown};
use crate::record::{Controller, Match, SeatRecord};
use crate::rules::Seat;
use crate::session::{Entry, Eyes, Session};

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
    stops: Vec<Stop>,
    won: Vec<Won<G::Prize>>,
    viewpoints: Vec<Viewpoint>,
}

impl<G: Shown> Replay<G> {
    /// Looks back at a match as far as it was played. What was taken back is no part of it.
    pub fn of(session: Session<G>) -> Replay<G> {
        let stops = stops(&session);
        let won = won(&session, &stops);
        let viewpoints = viewpoints(&session);
        Replay { session, stops, won, viewpoints }
    }

    /// The match.
    pub const fn record(&self) -> &Match<G> {
        self.session.record()
    }

    /// Its seats.
    pub fn seats(&self) -> &[SeatRecord] {
        &self.record().seats
    }

    /// How many actions there are.
    pub const fn actions(&self) -> usize {
        self.session.played()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.session.decider().is_none()
    }

    /// Its turns: one at least.
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// The prizes in the order in which they were won.
    pub fn won(&self) -> &[Won<G::Prize>] {
        &self.won
    }

    /// Everybody's points that count during play, by seat: before each turn, then as they stand.
    pub fn points(&self) -> Vec<Vec<u16>> {
        points_by_turn(&self.session, &self.stops)
    }

    /// The viewpoints that are offered: one at least.
    pub fn viewpoints(&self) -> &[Viewpoint] {
        &self.viewpoints
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
        self.stops.get(stop).map_or(self.actions(), |stop| stop.at)
    }

    /// The moment that a step leads to; the same at the ends.
    pub fn step(&self, at: usize, step: Step) -> usize {
        let here = self.stop_of(at);
        match step {
            Step::First => 0,
            Step::Last => self.actions(),
            Step::Next(Unit::Action) => (at + 1).min(self.actions()),
            Step::Previous(Unit::Action) => at.saturating_sub(1),
            Step::Next(Unit::Turn) => self.beginning(here + 1),
            Step::Previous(Unit::Turn) => self.back(at, |stop| stop.turn),
            Step::Next(Unit::Round) => {
                let round = self.stops.get(here).map(|stop| stop.round);
                let later = self.stops.iter().find(|stop| Some(stop.round) > round);
                later.map_or(self.actions(), |stop| stop.at)
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

    /// All that is shown of a moment from a viewpoint; none if there is no such moment. From a
    /// viewpoint that is not offered no hand is seen.
    pub fn look(&self, at: usize, from: Viewpoint) -> Option<Look<G>> {
        let open = |seat: &Seat| match from {
            _ if !self.viewpoints.contains(&from) => false,
            Viewpoint::Onlooker => false,
            Viewpoint::Seat(own) => own == *seat,
            Viewpoint::Open => true,
        };
        let hand = |seat| Some((seat, self.session.view_at(at, Some(seat))?));
        let seats = (0..).map(Seat).take(self.seats().len());
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
            _ if !self.viewpoints.contains(&from) => Eyes::Onlooker,
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
        !self.is_over() && self.session.only_person().is_some()
    }

    /// Why a match can't be played on from a moment in another way; none if it can.
    pub fn no_branch(&self, at: usize) -> Option<NoBranch> {
        self.decides(at).err()
    }

    /// The seat from which another way would begin.
    fn decides(&self, at: usize) -> Result<Seat, NoBranch> {
        if !self.is_over() && self.record().persons() > 1 {
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

/// As long as something is hidden from somebody: the only person's own, else nobody's. Once nothing
/// is left to hide, or nobody is there to hide it from: each seat's, then all open.
fn viewpoints<G: Shown>(session: &Session<G>) -> Vec<Viewpoint> {
    if session.decider().is_none() || session.record().persons() == 0 {
        let seats = (0..).map(Seat).take(session.record().seats.len()).map(Viewpoint::Seat);
        return seats.chain([Viewpoint::Open]).collect();
    }
    vec![session.only_person().map_or(Viewpoint::Onlooker, Viewpoint::Seat)]
}
