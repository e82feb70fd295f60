//! Looking back at a match: its moments by action, turn and round, and what may be seen of each.
//!
//! A moment is a number of actions: what was after so many of them, with the next one marked on the
//! table. Nothing is played again for it, the session keeps every state. Who looks chooses among the
//! viewpoints that are offered, and no other shows anything: as long as a match goes on, only what
//! the only person at the table may know, or what everybody sees.

use super::motion::{Flight, flights};
use super::targets::{Mark, Scene};
use super::{Draft, Outcome};
use crate::games::Seat;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::cards::Cards;
use crate::games::council_of_4::components::RewardTile;
use crate::games::council_of_4::event::Event;
use crate::games::council_of_4::permits::PermitSet;
use crate::games::council_of_4::view::View;
use crate::record::{Controller, Match, SeatRecord};
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

/// A reward tile that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// How many actions were played before the one that won it.
    pub at: usize,
    /// The place of its turn among the stops.
    pub stop: usize,
    /// Who won it.
    pub seat: Seat,
    /// The tile.
    pub tile: RewardTile,
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

/// A hand that is shown, and the permits of its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose it is.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
    /// Those of them that the next action pays.
    pub paid: Cards,
    /// Permits ready to use.
    pub ready: PermitSet,
    /// Used permits.
    pub used: PermitSet,
}

/// All that is shown of a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// How many actions were played.
    pub at: usize,
    /// What lies open.
    pub view: View,
    /// What the next action picks.
    pub draft: Draft,
    /// How that is marked.
    pub scene: Scene,
    /// The hands that may be seen, in the order of sitting.
    pub hands: Vec<Hand>,
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
pub struct Replay {
    session: Session<CouncilOf4>,
    stops: Vec<Stop>,
    won: Vec<Won>,
    viewpoints: Vec<Viewpoint>,
}

impl Replay {
    /// Looks back at a match as far as it was played. What was taken back is no part of it.
    pub fn of(session: Session<CouncilOf4>) -> Replay {
        let stops = stops(&session);
        let won = won(&session, &stops);
        let viewpoints = viewpoints(&session);
        Replay { session, stops, won, viewpoints }
    }

    /// The match.
    pub const fn record(&self) -> &Match<CouncilOf4> {
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

    /// The reward tiles in the order in which they were won.
    pub fn won(&self) -> &[Won] {
        &self.won
    }

    /// Everybody's VP that count during play, by seat: before each turn, then as they stand.
    pub fn points(&self) -> Vec<Vec<u16>> {
        let points = |at| {
            let table = self.session.view_at(at, None)?.table;
            Some(table.each_seat().map(|seat| table.vp(seat)).collect())
        };
        let moments = self.stops.iter().map(|stop| stop.at);
        moments.chain([self.actions()]).filter_map(points).collect()
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
    pub fn look(&self, at: usize, from: Viewpoint) -> Option<Look> {
        let view = self.session.view_at(at, None)?;
        let action = self.record().actions.get(at).copied();
        let draft = action.and_then(Draft::of).unwrap_or_default();
        let seen = |seat: &Seat| match from {
            _ if !self.viewpoints.contains(&from) => false,
            Viewpoint::Onlooker => false,
            Viewpoint::Seat(own) => own == *seat,
            Viewpoint::Open => true,
        };
        let decider = self.session.decider_at(at);
        let hand = |seat: Seat| {
            let player = view.table.player(seat);
            let paid = if decider == Some(seat) { draft.cards } else { Cards::EMPTY };
            let cards = self.session.view_at(at, Some(seat))?.hand;
            Some(Hand { seat, cards, paid, ready: player.ready, used: player.used })
        };
        let hands = view.table.each_seat().filter(seen).filter_map(hand).collect();
        let scene = self.scene(at, &draft).unwrap_or_else(|| Scene::new(&view, &draft));
        Some(Look { at, view, draft, scene: only_picked(scene), hands })
    }

    /// How the next action is marked, with everything that depends on the hand of its seat.
    fn scene(&self, at: usize, draft: &Draft) -> Option<Scene> {
        let view = self.session.view_at(at, self.session.decider_at(at))?;
        Some(Scene::new(&view, draft))
    }

    /// The entry of the log that the action after so many others made, as it is seen from a viewpoint;
    /// none at the end.
    pub fn entry(&self, at: usize, from: Viewpoint) -> Option<Entry<CouncilOf4>> {
        let eyes = match from {
            _ if !self.viewpoints.contains(&from) => Eyes::Onlooker,
            Viewpoint::Onlooker => Eyes::Onlooker,
            Viewpoint::Seat(seat) => Eyes::Seat(seat),
            Viewpoint::Open => Eyes::All,
        };
        self.session.entry_at(at, eyes)
    }

    /// What moves when the next action is done.
    pub fn flights(&self, at: usize) -> Vec<Flight> {
        let table = |at| self.session.view_at(at, None).map(|view| view.table);
        let entry = self.session.entry_at(at, Eyes::Onlooker);
        match (entry, table(at), table(at + 1)) {
            (Some(entry), Some(before), Some(after)) => flights(&entry.events, &before, &after),
            _ => Vec::new(),
        }
    }

    /// The match to play on from a moment in another way: the same seats, with everything hidden as
    /// it lay. If no person is among them, one takes the seat that has to decide.
    ///
    /// # Errors
    /// Why there is none.
    pub fn branch(&self, at: usize) -> Result<Match<CouncilOf4>, NoBranch> {
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

/// What is picked, and nothing of what else might have been: that would tell of a hand.
fn only_picked(mut scene: Scene) -> Scene {
    let quiet = |mark: &mut Mark| {
        if !matches!(mark, Mark::Chosen | Mark::Related) {
            *mark = Mark::Quiet;
        }
    };
    scene.cities.iter_mut().for_each(quiet);
    scene.slots.iter_mut().flatten().for_each(quiet);
    scene.councils.iter_mut().for_each(quiet);
    scene.reserve.iter_mut().for_each(quiet);
    let ready = scene.ready.map(|(action, outcome)| (action, Outcome { suits: None, ..outcome }));
    Scene {
        buttons: Vec::new(),
        end_turn: None,
        permits: Vec::new(),
        ladder: Vec::new(),
        ready,
        problem: None,
        ..scene
    }
}

fn stops(session: &Session<CouncilOf4>) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for at in 0..=session.played() {
        let Some(view) = session.view_at(at, None) else { break };
        let turn = view.table.turn;
        let number = turn.number.saturating_add(1);
        let is_there = at < session.played();
        match stops.last_mut() {
            Some(last) if last.turn == number => last.actions += usize::from(is_there),
            _ if !is_there && session.decider().is_none() => {}
            _ => stops.push(Stop {
                turn: number,
                round: view.table.round(),
                seat: turn.seat,
                at,
                actions: usize::from(is_there),
            }),
        }
    }
    stops
}

fn won(session: &Session<CouncilOf4>, stops: &[Stop]) -> Vec<Won> {
    let mut won = Vec::new();
    for (stop, turn) in stops.iter().enumerate() {
        for at in turn.at..turn.at + turn.actions {
            let entry = session.entry_at(at, Eyes::Onlooker);
            for event in entry.into_iter().flat_map(|entry| entry.events) {
                if let Event::RewardTileClaimed { seat, tile, .. } = event {
                    won.push(Won { at, stop, seat, tile });
                }
            }
        }
    }
    won
}

/// As long as something is hidden from somebody: the only person's own, else nobody's. Once nothing
/// is left to hide, or nobody is there to hide it from: each seat's, then all open.
fn viewpoints(session: &Session<CouncilOf4>) -> Vec<Viewpoint> {
    if session.decider().is_none() || session.record().persons() == 0 {
        let seats = Seat::first(session.record().setup.players).map(Viewpoint::Seat);
        return seats.chain([Viewpoint::Open]).collect();
    }
    vec![session.only_person().map_or(Viewpoint::Onlooker, Viewpoint::Seat)]
}
