//! The rules of Four Towers. Numbers such as R14 are those of their rulings.
//!
//! One idea a file: every number, the map and the champions in [`components`], the course of a game in [`state`], the
//! peasants on the map in [`land`], what a player has in [`mats`] and what fits there in `room`, decisions in [`action`], [`legal`] and [`list`],
//! their effects in `play` and `skills`, and as foreseen in `prospect`, the end in [`scoring`], views in [`view`], events in [`event`]. Sets of
//! villages are bits ([`villages`]), and so are the ways to take some of several clans (`bags`).
//!
//! Nothing is secret but the order of the champion deck, so nobody has to look away.

use std::ops::RangeInclusive;

use rand::Rng;

use crate::rules::{Game, Seat, Seed};

pub mod action;
mod bags;
pub mod clans;
pub mod components;
pub mod event;
pub mod form;
pub mod land;
pub mod legal;
pub mod list;
pub mod mats;
mod moves;
mod play;
pub mod position;
mod prospect;
mod room;
pub mod scoring;
pub mod setup;
mod skills;
pub mod state;
#[cfg(test)]
mod tests;
pub mod turn;
pub mod validate;
pub mod view;
pub mod villages;

use components::PLAYERS;
use setup::SetupError;
use validate::Broken;

pub use action::{Action, Kind, Skill, Slot};
pub use clans::Clans;
pub use event::Event;
pub use legal::Illegal;
pub use mats::{Hired, Player};
pub use scoring::{Cause, Score};
pub use setup::Setup;
pub use state::{Decision, Play, PublicState, State};
pub use view::View;

/// The rules of Four Towers as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FourTowers;

impl Game for FourTowers {
    /// Whatever a seat knows, all know (R48).
    const HAS_SECRETS: bool = false;
    const NAME: &'static str = "four-towers";
    const RULES_VERSION: u32 = setup::VERSION;
    const LATEST_RULES: u32 = setup::LATEST;
    const SEATS: RangeInclusive<u8> = PLAYERS;

    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type View = View;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Broken = Broken;

    fn sample(players: u8, _: u32) -> Setup {
        Setup::of(players)
    }

    fn rules_of(setup: &Setup) -> u32 {
        setup.rules()
    }

    fn start(
        setup: &Setup,
        seed: Seed,
        mut on_event: impl FnMut(Event),
    ) -> Result<State, SetupError> {
        setup::start(setup, seed, &mut on_event)
    }

    fn seats(state: &State) -> u8 {
        state.table.seats()
    }

    fn decider(state: &State) -> Option<Seat> {
        state.table.decider()
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.table.turn.number)
    }

    fn legal_actions(state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        list::write(&state.table, actions);
    }

    fn choose_legal(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        list::choose(&state.table, choose)
    }

    fn apply(
        state: &mut State,
        action: Action,
        mut on_event: impl FnMut(Event),
    ) -> Result<(), Illegal> {
        play::apply(&mut state.table, action, Some(state.seed), &mut on_event)
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        View::of(state, seat)
    }

    fn view_legal_actions(view: &View, actions: &mut Vec<Action>) {
        actions.clear();
        if view.decides() {
            list::write(&view.table, actions);
        }
    }

    fn determinise(view: &View, rng: &mut impl Rng) -> State {
        view.determinise(rng)
    }

    fn event_seen_by(event: &Event, _: Option<Seat>) -> Event {
        *event
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn winners(state: &State) -> Option<Vec<Seat>> {
        let table = &state.table;
        table.is_over().then(|| scoring::winners(table).iter().collect())
    }

    fn totals(state: &State) -> Vec<i32> {
        let table = &state.table;
        table.each_seat().map(|seat| i32::from(scoring::score(table, seat).total())).collect()
    }

    fn validate(state: &State) -> Vec<Broken> {
        validate::validate(state)
    }
}
