//! Tests of what the screens show: positions arranged by hand around an event, and those of random games.

mod bids;
mod digests;
mod geometry;
mod keys;
mod looks;
mod motion;
mod outcomes;
mod picks;
mod resolutions;
mod results;
mod sounds;
mod standings;
mod traces;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::state::State;
use crate::games::the_council::rules::tests::table::{Table, deal};
use crate::games::the_council::rules::view::View;
use crate::rules::luck::{Seed, below};
use crate::rules::{Game, Seat};

/// A step of a random game.
pub struct Step {
    pub before: State,
    pub action: Action,
    pub events: Vec<Event>,
    pub after: State,
}

impl Step {
    /// Returns what the deciding seat saw before.
    pub fn view(&self) -> View {
        TheCouncil::view(&self.before, TheCouncil::decider(&self.before))
    }

    pub fn seat(&self) -> Seat {
        TheCouncil::decider(&self.before).expect("a seat")
    }
}

/// Plays random games of every number of players.
pub fn games(each: u64, mut look: impl FnMut(&Step)) {
    for players in 3..=5 {
        for seed in 0..each {
            let mut state = deal(players, seed);
            let mut rng = Seed(seed).stream(99);
            while let Some(action) = TheCouncil::choose_legal(&state, |len| below(&mut rng, len)) {
                let (before, mut events) = (state, Vec::new());
                TheCouncil::apply(&mut state, action, |event| events.push(event)).expect("legal");
                look(&Step { before, action, events, after: state });
            }
        }
    }
}

/// Returns what the deciding seat of a table sees.
pub fn view(table: &Table) -> View {
    TheCouncil::view(&table.state, TheCouncil::decider(&table.state))
}

pub fn action(notation: &str) -> Action {
    TheCouncil::parse(notation).expect(notation)
}
