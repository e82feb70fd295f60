//! The rules of Council of 4.
//!
//! One idea a file: the map in [`board`], every number in [`components`], the course of a game in [`state`],
//! decisions in [`action`] and [`legal`], their effects in `play` and `bonus`, the end in [`scoring`], views
//! in [`view`], events in [`event`].

use std::ops::RangeInclusive;

use rand::Rng;

use crate::rules::{Game, Seat, Seed};

pub mod action;
pub mod board;
mod bonus;
pub mod cards;
pub mod components;
mod drawing;
pub mod event;
pub mod form;
mod groups;
pub mod legal;
pub mod list;
pub mod payments;
pub mod permits;
mod play;
pub mod position;
pub mod scoring;
pub mod setup;
pub mod state;
#[cfg(test)]
mod tests;
pub mod validate;
pub mod view;

use board::Sides;
use components::{NobilityVariant, PLAYERS};
use setup::SetupError;
use validate::Broken;

pub use action::{Action, Kind, Slot};
pub use board::{City, CityColour, CitySet, Region};
pub use cards::Cards;
pub use event::{Event, Gained, Price, Source};
pub use legal::Illegal;
pub use permits::PermitSet;
pub use scoring::{Cause, Score};
pub use setup::Setup;
pub use state::{Decision, PublicState, State};
pub use view::View;

/// The rules of Council of 4 as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CouncilOf4;

impl Game for CouncilOf4 {
    const NAME: &'static str = "council-of-4";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = PLAYERS;

    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type View = View;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Broken = Broken;

    fn sample(players: u8, number: u32) -> Setup {
        let board = Sides::of_number(number).board();
        Setup { players, board, nobility: NobilityVariant::default(), first: None }
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
        (state.table.decision != Decision::Over).then_some(state.table.turn.seat)
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.table.turn.number)
    }

    fn legal_actions(state: &State, actions: &mut Vec<Action>) {
        list::legal_actions(&state.table, state.hand(state.table.turn.seat), actions);
    }

    fn choose_legal(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        list::choose_legal(&state.table, state.hand(state.table.turn.seat), choose)
    }

    fn apply(
        state: &mut State,
        action: Action,
        mut on_event: impl FnMut(Event),
    ) -> Result<(), Illegal> {
        play::apply(state, action, &mut on_event)
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        View::of(state, seat)
    }

    fn view_legal_actions(view: &View, actions: &mut Vec<Action>) {
        if view.decides() {
            list::legal_actions(&view.table, view.hand, actions);
        } else {
            actions.clear();
        }
    }

    fn determinise(view: &View, rng: &mut impl Rng) -> State {
        view.determinise(rng)
    }

    fn event_seen_by(event: &Event, seat: Option<Seat>) -> Event {
        event.seen_by(seat)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn winners(state: &State) -> Option<Vec<Seat>> {
        if state.table.decision != Decision::Over {
            return None;
        }
        scoring::ranking(&scores(state)).into_iter().next()
    }

    fn totals(state: &State) -> Vec<i32> {
        scores(state).iter().map(|score| i32::from(score.total())).collect()
    }

    fn validate(state: &State) -> Vec<Broken> {
        validate::validate(state)
    }
}

fn scores(state: &State) -> Vec<Score> {
    scoring::scores(&state.table, state.hand_sizes())
}
