//! A small game with secrets, to hold the floors that name no game to what they promise.
//!
//! Three to five seats. In every round each holds three cards and lays down two of them in secret: one
//! after the other, and then once more around. When all have laid two, everything is shown. Then, in
//! the open, whoever laid most takes one of the prizes that lie there, and may stake on luck.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use curia::bots::outlook::{Outlook, Outlooks};
use curia::bots::search::Heuristic;
use curia::bots::{CHOICE, Level, Playable, any, legal};
use curia::rules::luck::{Seed, below, fnv1a, shuffle};
use curia::rules::{Game, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// The numbers of the streams of chance.
const DECK: u64 = 1;
const PRIZES: u64 = 2;
const STAKES: u64 = 3;

/// The cards of a kind in the deck, and the kinds, from 1 on.
const COPIES: usize = 10;
const KINDS: u8 = 6;
/// How many each holds, and lays.
const HAND: usize = 3;
const LAID: usize = 2;
const HIGHEST_PRIZE: u32 = 9;
/// A stake brings up to so many points, or takes them.
const STAKE: i32 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    pub rounds: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    Players(u8),
    Rounds(u8),
}

/// The first state of a game of two rounds.
#[allow(dead_code, reason = "search is tested where nothing else begins a game")]
pub fn deal(players: u8, seed: Seed) -> Result<State, SetupError> {
    Toy::start(&Setup { players, rounds: 2 }, seed, |_| {})
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Cards are laid in secret.
    Lay,
    /// A prize is taken.
    Take,
    /// Who took it may stake.
    Stake,
    Over,
}

/// What lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub rounds: u8,
    pub round: u8,
    pub turn: u32,
    pub phase: Phase,
    /// Who decides one after the other, and how many have.
    pub order: Vec<Seat>,
    pub done: usize,
    pub prizes: Vec<u32>,
    pub points: Vec<i32>,
    pub discards: Vec<u8>,
    /// How many cards were drawn, and how many staked.
    pub drawn: u32,
    pub stakes: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    pub table: Table,
    pub hands: Vec<Vec<u8>>,
    pub laid: Vec<Vec<u8>>,
    seed: Seed,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub table: Table,
    pub seat: Option<Seat>,
    pub hand: Vec<u8>,
    pub laid: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Lay(u8),
    Take(u8),
    Keep,
    Stake,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    NotNow(Phase),
    NoSuchCard(u8),
    NoSuchPrize(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The round begins with these prizes.
    Began {
        round: u8,
        prizes: Vec<u32>,
    },
    /// Known to the seat alone.
    Dealt {
        seat: Seat,
        cards: Option<Vec<u8>>,
    },
    /// Known to the seat alone.
    Laid {
        seat: Seat,
        card: Option<u8>,
    },
    Shown {
        seat: Seat,
        laid: Vec<u8>,
        rest: Vec<u8>,
    },
    Took {
        seat: Seat,
        prize: u32,
    },
    Staked {
        seat: Seat,
        luck: i32,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    TooManyOf(u8),
    Holds(Seat, usize),
}

impl Table {
    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn decider(&self) -> Option<Seat> {
        let at = self.done % self.order.len();
        (self.phase != Phase::Over).then(|| self.order[at])
    }

    /// How many cards a seat has laid in this round, as everybody sees.
    pub fn laid(&self, seat: Seat) -> usize {
        let place = self.order.iter().position(|&other| other == seat).unwrap_or_default();
        let around =
            self.done / self.order.len() + usize::from(place < self.done % self.order.len());
        if self.phase == Phase::Lay { around } else { 0 }
    }

    /// The legal actions of the seat that decides, with this hand.
    fn legal(&self, hand: &[u8], actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Lay => actions.extend(hand.iter().map(|&card| Action::Lay(card))),
            Phase::Take => actions.extend((0..self.prizes.len() as u8).map(Action::Take)),
            Phase::Stake => actions.extend([Action::Keep, Action::Stake]),
            Phase::Over => {}
        }
        actions.dedup();
    }

    /// The cards that lie neither in the discards nor among these.
    fn unseen(&self, seen: &[&[u8]]) -> Vec<u8> {
        let mut cards: Vec<u8> = (1..=KINDS).flat_map(|kind| [kind; COPIES]).collect();
        for card in seen.iter().copied().flatten().chain(&self.discards) {
            if let Some(at) = cards.iter().position(|other| other == card) {
                cards.remove(at);
            }
        }
        cards
    }
}

impl State {
    fn begin_round(&mut self, on_event: &mut impl FnMut(Event)) {
        let seats = self.table.seats();
        let (round, first) = (self.table.round, Seat(self.table.round % seats));
        self.table.order = (0..seats).map(|step| Seat((first.0 + step) % seats)).collect();
        (self.table.phase, self.table.done) = (Phase::Lay, 0);
        let numbers = (0..u32::from(seats)).map(|slot| u32::from(round) * u32::from(seats) + slot);
        let prize = |index| 1 + self.seed.draw(PRIZES, index, HIGHEST_PRIZE);
        self.table.prizes = numbers.map(prize).collect();
        on_event(Event::Began { round, prizes: self.table.prizes.clone() });
        for seat in Seat::first(seats) {
            for _ in 0..HAND {
                let known: Vec<&[u8]> = self.hands.iter().map(Vec::as_slice).collect();
                let deck = self.table.unseen(&known);
                let at = self.seed.draw(DECK, self.table.drawn, deck.len() as u32);
                self.table.drawn += 1;
                self.hands[seat.index()].push(deck[at as usize]);
            }
            self.hands[seat.index()].sort_unstable();
            on_event(Event::Dealt { seat, cards: Some(self.hands[seat.index()].clone()) });
        }
    }

    /// All have laid: everything is shown, and who laid most takes first.
    fn show(&mut self, on_event: &mut impl FnMut(Event)) {
        let sum = |seat: &Seat| self.laid[seat.index()].iter().map(|&card| u32::from(card)).sum();
        self.table.order.sort_by_key(|seat| Reverse::<u32>(sum(seat)));
        (self.table.phase, self.table.done) = (Phase::Take, 0);
        for seat in Seat::first(self.table.seats()) {
            let laid = std::mem::take(&mut self.laid[seat.index()]);
            let rest = std::mem::take(&mut self.hands[seat.index()]);
            self.table.discards.extend(laid.iter().chain(&rest));
            on_event(Event::Shown { seat, laid, rest });
        }
    }

    fn do_it(&mut self, seat: Seat, action: Action, on_event: &mut impl FnMut(Event)) {
        match action {
            Action::Lay(card) => {
                self.hands[seat.index()].retain({
                    let mut left = true;
                    move |&other| other != card || !std::mem::take(&mut left)
                });
                self.laid[seat.index()].push(card);
                on_event(Event::Laid { seat, card: Some(card) });
                self.end_turn();
                if self.table.done == LAID * self.table.order.len() {
                    self.show(on_event);
                }
                return;
            }
            Action::Take(slot) => {
                let prize = self.table.prizes.remove(usize::from(slot));
                self.table.points[seat.index()] += prize as i32;
                self.table.phase = Phase::Stake;
                on_event(Event::Took { seat, prize });
                return;
            }
            Action::Keep => {}
            Action::Stake => {
                let drawn = self.seed.draw(STAKES, self.table.stakes, 2 * STAKE as u32 + 1);
                let luck = drawn as i32 - STAKE;
                self.table.stakes += 1;
                self.table.points[seat.index()] += luck;
                on_event(Event::Staked { seat, luck });
            }
        }
        self.table.phase = Phase::Take;
        self.end_turn();
        if self.table.prizes.is_empty() {
            self.table.round += 1;
            if self.table.round == self.table.rounds {
                self.table.phase = Phase::Over;
            } else {
                self.begin_round(on_event);
            }
        }
    }

    fn end_turn(&mut self) {
        self.table.done += 1;
        self.table.turn += 1;
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

    fn start(
        setup: &Setup,
        seed: Seed,
        mut on_event: impl FnMut(Event),
    ) -> Result<State, SetupError> {
        if !Toy::SEATS.contains(&setup.players) {
            return Err(SetupError::Players(setup.players));
        }
        if !(1..=3).contains(&setup.rounds) {
            return Err(SetupError::Rounds(setup.rounds));
        }
        let seats = usize::from(setup.players);
        let table = Table {
            rounds: setup.rounds,
            round: 0,
            turn: 0,
            phase: Phase::Lay,
            order: Vec::new(),
            done: 0,
            prizes: Vec::new(),
            points: vec![0; seats],
            discards: Vec::new(),
            drawn: 0,
            stakes: 0,
        };
        let nothing = vec![Vec::new(); seats];
        let mut state = State { table, hands: nothing.clone(), laid: nothing, seed };
        state.begin_round(&mut on_event);
        Ok(state)
    }

    fn seats(state: &State) -> u8 {
        state.table.seats()
    }

    fn decider(state: &State) -> Option<Seat> {
        state.table.decider()
    }

    fn turn(state: &State) -> u32 {
        state.table.turn
    }

    fn is_private(state: &State) -> bool {
        state.table.phase == Phase::Lay
    }

    fn legal_actions(state: &State, actions: &mut Vec<Action>) {
        let hand = state.table.decider().map(|seat| state.hands[seat.index()].as_slice());
        state.table.legal(hand.unwrap_or_default(), actions);
    }

    fn choose_legal(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let mut actions = Vec::new();
        Toy::legal_actions(state, &mut actions);
        let at = choose(actions.len() as u32);
        actions.get(at as usize).copied()
    }

    fn apply(
        state: &mut State,
        action: Action,
        mut on_event: impl FnMut(Event),
    ) -> Result<(), Illegal> {
        let phase = state.table.phase;
        let (due, missing) = match action {
            Action::Lay(card) => (Phase::Lay, Illegal::NoSuchCard(card)),
            Action::Take(slot) => (Phase::Take, Illegal::NoSuchPrize(slot)),
            Action::Keep | Action::Stake => (Phase::Stake, Illegal::NotNow(phase)),
        };
        let Some(seat) = state.table.decider().filter(|_| phase == due) else {
            return Err(Illegal::NotNow(phase));
        };
        let mut legal = Vec::new();
        Toy::legal_actions(state, &mut legal);
        if !legal.contains(&action) {
            return Err(missing);
        }
        state.do_it(seat, action, &mut on_event);
        Ok(())
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        let own =
            |cards: &[Vec<u8>]| seat.map(|seat| cards[seat.index()].clone()).unwrap_or_default();
        View { table: state.table.clone(), seat, hand: own(&state.hands), laid: own(&state.laid) }
    }

    fn view_legal_actions(view: &View, actions: &mut Vec<Action>) {
        if view.seat.is_some() && view.seat == view.table.decider() {
            view.table.legal(&view.hand, actions);
        } else {
            actions.clear();
        }
    }

    fn determinise(view: &View, rng: &mut impl Rng) -> State {
        let table = view.table.clone();
        let mut unseen = table.unseen(&[&view.hand, &view.laid]);
        shuffle(rng, &mut unseen);
        let held = if table.phase == Phase::Lay { HAND } else { 0 };
        let nothing = vec![Vec::new(); usize::from(table.seats())];
        let (mut hands, mut laid) = (nothing.clone(), nothing);
        for seat in Seat::first(table.seats()) {
            let (hand, down) = (&mut hands[seat.index()], &mut laid[seat.index()]);
            if view.seat == Some(seat) {
                (*hand, *down) = (view.hand.clone(), view.laid.clone());
            } else {
                *hand = unseen.split_off(unseen.len() - held);
                *down = hand.split_off(held - table.laid(seat));
                hand.sort_unstable();
            }
        }
        State { table, hands, laid, seed: Seed(rng.next_u64()) }
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
        let most = state.table.points.iter().max();
        let wins = |seat: &Seat| Some(&state.table.points[seat.index()]) == most;
        let over = state.table.phase == Phase::Over;
        over.then(|| Seat::first(state.table.seats()).filter(wins).collect())
    }

    fn totals(state: &State) -> Vec<i32> {
        state.table.points.clone()
    }

    fn validate(state: &State) -> Vec<Broken> {
        let table = &state.table;
        let held = state.hands.iter().chain(&state.laid).flatten();
        let cards: Vec<u8> = held.chain(&table.discards).copied().collect();
        let count = |kind: u8| cards.iter().filter(|&&card| card == kind).count();
        let too_many = (1..=KINDS).filter(|&kind| count(kind) > COPIES).map(Broken::TooManyOf);
        let expected = if table.phase == Phase::Lay { HAND } else { 0 };
        let holds = Seat::first(table.seats()).filter_map(|seat| {
            let (hand, laid) = (&state.hands[seat.index()], &state.laid[seat.index()]);
            let held = hand.len() + laid.len();
            let is_sound = held == expected && laid.len() == table.laid(seat);
            (!is_sound || !hand.is_sorted()).then_some(Broken::Holds(seat, held))
        });
        too_many.chain(holds).collect()
    }

    fn fingerprint(state: &State) -> u64 {
        fnv1a(serde_json::to_string(state).unwrap_or_default().as_bytes())
    }

    fn print(action: Action) -> String {
        match action {
            Action::Lay(card) => format!("lay {card}"),
            Action::Take(slot) => format!("take {slot}"),
            Action::Keep => "keep".to_owned(),
            Action::Stake => "stake".to_owned(),
        }
    }

    fn parse(notation: &str) -> Option<Action> {
        let number = notation.split(' ').nth(1).unwrap_or("0").parse().ok()?;
        let all = [Action::Lay(number), Action::Take(number), Action::Keep, Action::Stake];
        all.into_iter().find(|&action| Toy::print(action) == notation)
    }
}

/// What speaks for an action: so many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brings(u32);

impl Toy {
    fn brings(table: &Table, action: Action) -> u32 {
        match action {
            Action::Lay(card) => u32::from(card),
            Action::Take(slot) => table.prizes.get(usize::from(slot)).copied().unwrap_or_default(),
            Action::Keep | Action::Stake => 1,
        }
    }
}

impl Heuristic<Toy> for Toy {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        priors.clear();
        priors.extend(actions.iter().map(|&action| Toy::brings(&state.table, action)));
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        aims.extend_from_slice(actions);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let points = &state.table.points;
        let mut outlooks = Outlooks::default();
        for seat in Seat::first(state.table.seats()) {
            let own = points[seat.index()] as f32;
            let others = points.iter().enumerate().filter(|(at, _)| *at != seat.index());
            let best = others.map(|(_, &points)| points).max().unwrap_or_default() as f32;
            let value = 0.5 + 0.5 * (own - best) / ((own - best).abs() + 5.0);
            outlooks[seat.index()] =
                Outlook { value, chance: value, place: 2.0 - value, margin: own - best };
        }
        outlooks
    }
}

impl Playable for Toy {
    type Motive = Brings;

    fn iterations(level: Level) -> Option<u32> {
        match level {
            Level::Random | Level::Novice | Level::Greedy => None,
            Level::Adept => Some(20),
            Level::Expert => Some(60),
            Level::Master => Some(200),
        }
    }

    fn heuristic(_: &View) -> &'static (impl Heuristic<Self> + 'static) {
        &Toy
    }

    fn at_once(view: &View, level: Level, seed: Seed) -> Option<Action> {
        match level {
            Level::Greedy => Toy::choose_greedily(view, seed),
            _ => any(&legal::<Toy>(view), &mut seed.stream(CHOICE)),
        }
    }

    fn compared(view: &View, _: Level, seed: Seed) -> Vec<Action> {
        Toy::choose_greedily(view, seed).into_iter().collect()
    }

    fn motives(view: &View, action: Action) -> Vec<Brings> {
        vec![Brings(Toy::brings(&view.table, action))]
    }

    fn choose_greedily(view: &View, seed: Seed) -> Option<Action> {
        let best = legal::<Toy>(view);
        let most = best.iter().map(|&action| Toy::brings(&view.table, action)).max()?;
        let best = best.into_iter().filter(|&one| Toy::brings(&view.table, one) == most);
        let best: Vec<Action> = best.collect();
        best.get(below(&mut seed.stream(CHOICE), best.len() as u32) as usize).copied()
    }
}
