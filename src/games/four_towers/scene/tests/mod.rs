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
use crate::rules::trial;

pub type Step = trial::Step<FourTowers>;

/// Shows every step of random games of every number of players.
pub fn games(each: u32, look: impl FnMut(&Step)) {
    trial::games::<FourTowers>(each, look);
}

/// Returns the legal actions of a step.
pub fn legal(step: &Step) -> Legal {
    Legal::of(&step.view())
}
