//! What the table shows, tested without a browser: positions of random games, and some arranged by hand.

mod expansions;
mod facts;
mod keys;
mod map;
mod mats;
mod motion;
mod outcomes;
mod picks;
mod plays;
mod traces;
mod track;

use super::Legal;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::state::State;
use crate::games::four_towers::rules::view::View;
use crate::rules::luck::{Seed, below};
use crate::rules::{Game, sample};

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
        FourTowers::view(&self.before, FourTowers::decider(&self.before))
    }

    /// Returns its legal actions.
    pub fn legal(&self) -> Legal {
        Legal::of(&self.view())
    }
}

/// Plays random games of every number of players.
pub fn games(each: u32, mut look: impl FnMut(&Step)) {
    for players in 2..=4 {
        for number in 0..each {
            let (mut state, _) = sample::deal::<FourTowers>(players, number).expect("a deal");
            let mut rng = Seed(number.into()).stream(99);
            while let Some(action) = FourTowers::choose_legal(&state, |len| below(&mut rng, len)) {
                let (before, mut events) = (state, Vec::new());
                FourTowers::apply(&mut state, action, |event| events.push(event)).expect("legal");
                look(&Step { before, action, events, after: state });
            }
        }
    }
}
