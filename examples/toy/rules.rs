//! The rules.

use std::cell::Cell;
use std::cmp::Reverse;
use std::ops::RangeInclusive;

use curia::numbered::Numbered;
use curia::rules::luck::{Seed, below};
use curia::rules::notation::Notation;
use curia::rules::{Game, Seat};
use curia::vocabulary;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// The numbers of the streams of chance.
const DEAL: u64 = 1;
const STAKES: u64 = 2;

/// The kinds of cards, from 1 on.
const KINDS: u8 = 6;
/// Number of cards that each seat holds, and lays.
pub const HAND: usize = 3;
pub const LAID: usize = 2;
const HIGHEST_PRIZE: u8 = 9;
/// Most points that a stake can bring or take.
pub const STAKE: i32 = 3;

thread_local! {
    static APPLIED: Cell<usize> = const { Cell::new(0) };
}

/// Returns the number of times that this thread has applied an action.
pub fn applied() -> usize {
    APPLIED.get()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(clap::Args))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play
    #[cfg_attr(feature = "tool", arg(long))]
    pub players: u8,
    /// How many rounds
    #[cfg_attr(feature = "tool", arg(long))]
    pub rounds: u8,
}

/// Error for an impossible number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError(pub u8);

vocabulary! {
    /// What the deciding seat is asked.
    pub enum Phase: json {
        /// To lay a card in secret.
        Lay = "lay",
        /// To take a prize.
        Take = "take",
        /// The seat that took it may stake.
        Stake = "stake",
        Over = "over",
    }
}

/// The public part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub rounds: u8,
    pub round: u8,
    pub turn: u32,
    pub phase: Phase,
    /// Seats that decide, in order; none once the game is over.
    pub order: Vec<Seat>,
    pub prizes: Vec<u8>,
    pub points: Vec<i32>,
}

/// The cards that a seat holds, and those it has laid in secret.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hand {
    pub held: Vec<u8>,
    pub laid: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub table: Table,
    pub hands: Vec<Hand>,
    pub seed: Seed,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub table: Table,
    pub seat: Option<Seat>,
    pub hand: Hand,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Notation, Numbered)]
pub enum Action {
    #[notation("lay {0}")]
    Lay(#[below(KINDS + 1)] u8),
    #[notation("take {0}")]
    Take(#[below(*Toy::SEATS.end())] u8),
    #[notation("keep")]
    Keep,
    #[notation("stake")]
    Stake,
}

/// Error for an action that is impossible in this phase, or with these cards and prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Illegal(pub Phase);

/// An event; missing parts are known only to the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    Dealt { seat: Seat, cards: Option<Vec<u8>> },
    Laid { seat: Seat, card: Option<u8> },
    Shown { seat: Seat, laid: Vec<u8> },
    Took { seat: Seat, prize: u8 },
    Staked { seat: Seat, luck: i32 },
}

/// Error for a seat whose hand disagrees with the public table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("/hands/{0:#}: Broken({0:?})")]
pub struct Broken(pub Seat);

impl Table {
    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    /// Returns the number of cards that a seat holds, and has laid, as all can see.
    pub fn cards(&self, seat: Seat) -> (usize, usize) {
        let left = self.order.iter().filter(|&&other| other == seat).count();
        if self.phase == Phase::Lay { (HAND - LAID + left, LAID - left) } else { (0, 0) }
    }
}

impl State {
    fn begin_round(&mut self, on_event: &mut impl FnMut(Event)) {
        let Table { round, phase, order, prizes, points, .. } = &mut self.table;
        let (seed, seats) = (self.seed, points.len() as u8);
        let mut index = u32::from(*round) * 100;
        let mut draw = |most: u8| {
            index += 1;
            1 + seed.draw(DEAL, index, most.into()) as u8
        };
        *phase = Phase::Lay;
        let around = Seat::first(seats).map(|seat| Seat((*round + seat.0) % seats));
        *order = around.collect::<Vec<Seat>>().repeat(LAID);
        *prizes = points.iter().map(|_| draw(HIGHEST_PRIZE)).collect();
        for (seat, hand) in Seat::first(seats).zip(&mut self.hands) {
            hand.held = (0..HAND).map(|_| draw(KINDS)).collect();
            hand.held.sort_unstable();
            on_event(Event::Dealt { seat, cards: Some(hand.held.clone()) });
        }
    }

    /// Reveals the cards once all have laid, and sorts the seats by them.
    fn show(&mut self, on_event: &mut impl FnMut(Event)) {
        let laid = self.hands.iter_mut().map(|hand| std::mem::take(hand).laid);
        let laid: Vec<Vec<u8>> = laid.collect();
        self.table.phase = Phase::Take;
        self.table.order = Seat::first(self.table.seats()).collect();
        self.table.order.sort_by_key(|seat| Reverse(laid[seat.index()].iter().sum::<u8>()));
        for (seat, laid) in Seat::first(self.table.seats()).zip(laid) {
            on_event(Event::Shown { seat, laid });
        }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;

    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type View = View;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Broken = Broken;

    fn sample(players: u8, number: u32) -> Setup {
        Setup { players, rounds: 1 + (number % 3) as u8 }
    }

    fn start(
        &Setup { players, rounds }: &Setup,
        seed: Seed,
        mut on_event: impl FnMut(Event),
    ) -> Result<State, SetupError> {
        if !Toy::SEATS.contains(&players) {
            return Err(SetupError(players));
        }
        let points = vec![0; players.into()];
        let (phase, order, prizes) = (Phase::Lay, Vec::new(), Vec::new());
        let table = Table { rounds, round: 0, turn: 0, phase, order, prizes, points };
        let mut state = State { table, hands: vec![Hand::default(); players.into()], seed };
        state.begin_round(&mut on_event);
        Ok(state)
    }

    fn seats(state: &State) -> u8 {
        state.table.seats()
    }

    fn decider(state: &State) -> Option<Seat> {
        state.table.order.first().copied()
    }

    fn turn(state: &State) -> u32 {
        state.table.turn
    }

    fn is_private(state: &State) -> bool {
        state.table.phase == Phase::Lay
    }

    fn apply(
        state: &mut State,
        action: Action,
        mut on_event: impl FnMut(Event),
    ) -> Result<(), Illegal> {
        APPLIED.set(APPLIED.get() + 1);
        let mut legal = Vec::new();
        Toy::legal_actions(state, &mut legal);
        let seat = Toy::decider(state).filter(|_| legal.contains(&action));
        let seat = seat.ok_or(Illegal(state.table.phase))?;
        let (table, hand) = (&mut state.table, &mut state.hands[seat.index()]);
        match action {
            Action::Lay(card) => {
                hand.held.remove(hand.held.partition_point(|&other| other < card));
                hand.laid.push(card);
                on_event(Event::Laid { seat, card: Some(card) });
            }
            Action::Take(slot) => {
                let prize = table.prizes.remove(slot.into());
                table.points[seat.index()] += i32::from(prize);
                table.phase = Phase::Stake;
                on_event(Event::Took { seat, prize });
                return Ok(());
            }
            Action::Keep => table.phase = Phase::Take,
            Action::Stake => {
                let luck = state.seed.draw(STAKES, table.turn, 2 * STAKE as u32 + 1);
                let luck = luck as i32 - STAKE;
                table.points[seat.index()] += luck;
                table.phase = Phase::Take;
                on_event(Event::Staked { seat, luck });
            }
        }
        table.turn += 1;
        table.order.remove(0);
        if table.order.is_empty() && table.phase == Phase::Lay {
            state.show(&mut on_event);
        } else if table.order.is_empty() {
            table.round += 1;
            if table.round < table.rounds {
                state.begin_round(&mut on_event);
            } else {
                table.phase = Phase::Over;
            }
        }
        Ok(())
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        let hand = seat.map(|seat| state.hands[seat.index()].clone()).unwrap_or_default();
        View { table: state.table.clone(), seat, hand }
    }

    fn view_legal_actions(View { table, seat, hand }: &View, actions: &mut Vec<Action>) {
        actions.clear();
        match table.phase {
            Phase::Over => {}
            _ if *seat != table.order.first().copied() => {}
            Phase::Lay => actions.extend(hand.held.iter().map(|&card| Action::Lay(card))),
            Phase::Take => actions.extend((0..table.prizes.len() as u8).map(Action::Take)),
            Phase::Stake => actions.extend([Action::Keep, Action::Stake]),
        }
        actions.dedup();
    }

    fn determinise(View { table, seat: own, hand }: &View, rng: &mut impl Rng) -> State {
        let mut some = |count| {
            let cards = (0..count).map(|_| 1 + below(rng, KINDS.into()) as u8);
            let mut cards: Vec<u8> = cards.collect();
            cards.sort_unstable();
            cards
        };
        let hands = Seat::first(table.seats()).map(|seat| match table.cards(seat) {
            _ if *own == Some(seat) => hand.clone(),
            (held, laid) => Hand { held: some(held), laid: some(laid) },
        });
        State { table: table.clone(), hands: hands.collect(), seed: Seed(rng.next_u64()) }
    }

    fn event_seen_by(event: &Event, eyes: Option<Seat>) -> Event {
        match *event {
            Event::Dealt { seat, .. } if eyes != Some(seat) => Event::Dealt { seat, cards: None },
            Event::Laid { seat, .. } if eyes != Some(seat) => Event::Laid { seat, card: None },
            _ => event.clone(),
        }
    }

    fn action_seen_by(
        before: &State,
        now: &State,
        action: Action,
        by: Seat,
        eyes: Option<Seat>,
    ) -> Option<Action> {
        let (before, now) = (&before.table, &now.table);
        let is_secret = before.phase == Phase::Lay;
        let is_shown = now.round > before.round || now.phase != Phase::Lay;
        (!is_secret || is_shown || eyes == Some(by)).then_some(action)
    }

    fn reveals(event: &Event) -> bool {
        !matches!(event, Event::Laid { .. } | Event::Took { .. })
    }

    fn winners(state: &State) -> Option<Vec<Seat>> {
        let points = &state.table.points;
        let wins = |seat: &Seat| points.iter().all(|&other| other <= points[seat.index()]);
        let is_over = Toy::decider(state).is_none();
        is_over.then(|| Seat::first(Toy::seats(state)).filter(wins).collect())
    }

    fn totals(state: &State) -> Vec<i32> {
        state.table.points.clone()
    }

    fn validate(State { table, hands, .. }: &State) -> Vec<Broken> {
        let is_broken = |(seat, Hand { held, laid }): &(Seat, &Hand)| {
            (held.len(), laid.len()) != table.cards(*seat) || !held.is_sorted()
        };
        let broken = (0..).map(Seat).zip(hands).filter(is_broken);
        broken.map(|(seat, _)| Broken(seat)).collect()
    }
}
