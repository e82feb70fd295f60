//! The rules of The Council. Numbers such as R14 are those of their rulings.
//!
//! One idea a file: every number and card in [`components`], the course of a game in [`state`], decisions in
//! [`action`], [`legal`] and [`list`], their effects in `play`, the count of an event in [`count`], the end in
//! [`scoring`], how an event would end in `prospect`, views in [`view`], events in [`event`], the table as they tell
//! it in `follow`.
//!
//! Seats that choose at the same time are asked one after the other: in the draft from the dealer's left, as in
//! dealing, for the cards of an event from its opener, as for the bids. A seat without a choice isn't asked (R14).

use std::ops::RangeInclusive;

use rand::Rng;

use crate::rules::{Game, Seat, Seed};

pub mod action;
pub mod cards;
pub mod chips;
pub mod components;
pub mod count;
pub mod event;
mod follow;
pub mod form;
pub mod hand_events;
pub mod legal;
pub mod list;
mod play;
pub mod position;
mod prospect;
pub mod scoring;
pub mod setup;
pub mod state;
#[cfg(test)]
pub(super) mod tests;
pub mod validate;
pub mod view;

use components::PLAYERS;
use list::Choices;
use setup::SetupError;
use validate::Broken;

pub use action::Action;
pub use cards::CardSet;
pub use chips::Chips;
pub use count::SuitCount;
pub use event::Event;
pub use legal::Illegal;
pub use scoring::{Cause, Score};
pub use setup::Setup;
pub use state::{Decision, PublicState, State};
pub use view::View;

/// The rules of The Council as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TheCouncil;

impl Game for TheCouncil {
    const NAME: &'static str = "the-council";
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
        state.table.decision.seat()
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.table.decisions)
    }

    /// Whether the choice is secret. Bids are public: the others may look on.
    fn is_private(state: &State) -> bool {
        state.table.decision.is_secret()
    }

    fn legal_actions(state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(choices(state).iter());
    }

    fn choose_legal(state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let choices = choices(state);
        choices.nth(choose(choices.count()))
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

    fn view_in_the_open(state: &State, seat: Seat) -> View {
        View::of(state, Some(seat)).openly()
    }

    fn view_legal_actions(view: &View, actions: &mut Vec<Action>) {
        actions.clear();
        if view.decides() {
            actions.extend(Choices::of(&view.table, view.held).iter());
        }
    }

    fn determinise(view: &View, rng: &mut impl Rng) -> State {
        view.determinise(rng)
    }

    fn event_seen_by(event: &Event, seat: Option<Seat>) -> Event {
        event.seen_by(seat)
    }

    fn action_seen_by(
        before: &State,
        now: &State,
        action: Action,
        by: Seat,
        eyes: Option<Seat>,
    ) -> Option<Action> {
        let is_open = !before.table.decision.is_secret();
        let is_shown = || moment(&now.table) > moment(&before.table);
        (is_open || eyes == Some(by) || is_shown()).then_some(action)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn winners(state: &State) -> Option<Vec<Seat>> {
        let is_over = state.table.decision == Decision::Over;
        is_over.then(|| scoring::winners(&state.table).iter().collect())
    }

    fn totals(state: &State) -> Vec<i32> {
        let table = &state.table;
        table.each_seat().map(|seat| i32::from(scoring::score(table, seat).total())).collect()
    }

    fn validate(state: &State) -> Vec<Broken> {
        validate::validate(state)
    }
}

fn choices(state: &State) -> Choices {
    let held = state.table.decision.seat().map(|seat| state.held(seat)).unwrap_or_default();
    Choices::of(&state.table, held)
}

/// Returns a value that grows whenever chosen cards are shown: the hand, and the cards drafted and events begun in
/// it.
fn moment(table: &PublicState) -> (bool, u8, usize) {
    let drafted = usize::from(table.players()[0].drafted.len());
    (table.decision == Decision::Over, table.hand, drafted + table.events_begun())
}
