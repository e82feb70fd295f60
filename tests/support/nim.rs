//! Another game than those of the registry, as small as can be: whoever takes the last match wins.

use curia::bots::outlook::{Outlook, Outlooks};
use curia::bots::search::Heuristic;
use curia::bots::{CHOICE, Level, Playable, any, legal};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nim;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub matches: u8,
}

/// So many matches at most.
pub const MOST: u8 = 99;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooMany(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub matches: u8,
    pub turn: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub state: State,
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Take(pub u8);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSoMany(pub u8);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken(pub Seat, pub u8);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {}

/// Whoever decided last; the one before the game did not.
fn last(state: &State) -> Seat {
    Seat(((state.turn + 1) % 2) as u8)
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = 7;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;

    type Setup = Setup;
    type SetupError = TooMany;
    type State = State;
    type View = View;
    type Action = Take;
    type Illegal = NotSoMany;
    type Event = Taken;
    type Broken = Broken;

    fn start(setup: &Setup, _: Seed, _: impl FnMut(Taken)) -> Result<State, TooMany> {
        let matches = setup.matches;
        if matches > MOST { Err(TooMany(matches)) } else { Ok(State { matches, turn: 0 }) }
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn decider(state: &State) -> Option<Seat> {
        (state.matches > 0).then_some(Seat((state.turn % 2) as u8))
    }

    fn turn(state: &State) -> u32 {
        state.turn
    }

    fn legal_actions(state: &State, actions: &mut Vec<Take>) {
        actions.clear();
        actions.extend((1..=state.matches.min(3)).map(Take));
    }

    fn choose_legal(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Take> {
        let mut actions = Vec::new();
        Nim::legal_actions(state, &mut actions);
        actions.get(choose(actions.len() as u32) as usize).copied()
    }

    fn apply(
        state: &mut State,
        Take(count): Take,
        mut on_event: impl FnMut(Taken),
    ) -> Result<(), NotSoMany> {
        let seat = Nim::decider(state).filter(|_| (1..=state.matches.min(3)).contains(&count));
        on_event(Taken(seat.ok_or(NotSoMany(count))?, count));
        *state = State { matches: state.matches - count, turn: state.turn + 1 };
        Ok(())
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        View { state: *state, seat }
    }

    fn view_legal_actions(view: &View, actions: &mut Vec<Take>) {
        Nim::legal_actions(&view.state, actions);
        if view.seat != Nim::decider(&view.state) {
            actions.clear();
        }
    }

    fn determinise(view: &View, _: &mut impl Rng) -> State {
        view.state
    }

    fn event_seen_by(event: &Taken, _: Option<Seat>) -> Taken {
        event.clone()
    }

    fn reveals(_: &Taken) -> bool {
        false
    }

    fn winners(state: &State) -> Option<Vec<Seat>> {
        (state.matches == 0).then(|| vec![last(state)])
    }

    fn totals(state: &State) -> Vec<i32> {
        let won = |seat| i32::from(state.matches == 0 && seat == last(state));
        Seat::first(2).map(won).collect()
    }

    fn validate(_: &State) -> Vec<Broken> {
        Vec::new()
    }

    fn fingerprint(state: &State) -> u64 {
        u64::from(state.turn) << 8 | u64::from(state.matches)
    }

    fn print(Take(count): Take) -> String {
        format!("take {count}")
    }

    fn parse(notation: &str) -> Option<Take> {
        let count = notation.strip_prefix("take ")?;
        count.parse().ok().filter(|&taken| Nim::print(Take(taken)) == notation).map(Take)
    }
}

impl Heuristic<Nim> for Nim {
    fn priors(&self, _: &State, actions: &[Take], priors: &mut Vec<u32>) {
        priors.clear();
        priors.extend(actions.iter().map(|_| 1));
    }

    fn fold(&self, actions: &mut Vec<Take>, aims: &mut Vec<Take>) {
        aims.extend_from_slice(actions);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let mut outlooks = Outlooks::default();
        for seat in Seat::first(2) {
            let over = f32::from(u8::from(seat == last(state)));
            let value = if state.matches == 0 { over } else { 0.5 };
            let margin = 2.0 * value - 1.0;
            outlooks[seat.index()] = Outlook { value, chance: value, place: 2.0 - value, margin };
        }
        outlooks
    }
}

impl Playable for Nim {
    /// How many matches it leaves.
    type Motive = u8;

    fn iterations(level: Level) -> Option<u32> {
        matches!(level, Level::Adept | Level::Expert | Level::Master).then_some(2_000)
    }

    fn heuristic(_: &View) -> &'static (impl Heuristic<Self> + 'static) {
        &Nim
    }

    fn at_once(view: &View, _: Level, seed: Seed) -> Option<Take> {
        any(&legal::<Nim>(view), &mut seed.stream(CHOICE))
    }

    fn compared(_: &View, _: Level, _: Seed) -> Vec<Take> {
        Vec::new()
    }

    fn motives(view: &View, Take(count): Take) -> Vec<u8> {
        vec![view.state.matches - count]
    }

    fn choose_greedily(view: &View, seed: Seed) -> Option<Take> {
        let legal = legal::<Nim>(view);
        legal.get(below(&mut seed.stream(CHOICE), legal.len() as u32) as usize).copied()
    }
}
