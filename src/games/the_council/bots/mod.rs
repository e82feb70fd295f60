//! The bots of The Council: the levels that don't search, and the heuristic for the search.

use std::sync::OnceLock;

use inputs::CHAMPION;
use motive::{Motive, motives};
use rand_pcg::Pcg32;

use super::TheCouncil;
use super::rules::{Action, View};
use crate::bots::chances::Chances;
use crate::bots::learned::{Files, Given};
use crate::bots::ratings::Ladder;
use crate::bots::search::Heuristic;
use crate::bots::temper::Tempers;
use crate::bots::{Level, Playable};

pub mod features;
mod greedy;
pub mod heuristic;
pub mod inputs;
pub mod motive;
mod novice;
mod prior;
#[cfg(test)]
mod reasons;
pub mod temper;
#[cfg(test)]
mod tests;
pub mod weights;
pub mod worth;

impl Playable for TheCouncil {
    type Motive = Motive;

    const ITERATIONS: &'static [u32] = &[24, 150, 3_000, 24_000];

    const LADDERS: &'static [Ladder] = &[
        Ladder { players: 3, steps: &[512, 203, 104, 160, 96, 115] },
        Ladder { players: 4, steps: &[539, 172, 121, 185, 120, 115] },
        Ladder { players: 5, steps: &[541, 122, 97, 172, 124, 142] },
    ];

    const TEMPERS: Tempers<Self> = temper::TEMPERS;

    const LEARNED: Files = || {
        static ALL: [&dyn Given; 1] = [&CHAMPION];
        &ALL
    };

    fn heuristic(_: &View, level: Level) -> &'static dyn Heuristic<Self> {
        let judge = if level == Level::Champion { CHAMPION.get() } else { None };
        match judge {
            Some(judge) => judge,
            None => weights::weights(),
        }
    }

    fn chances(_: &View) -> &'static Chances {
        static CHANCES: OnceLock<Chances> = OnceLock::new();
        // A test reads it; without it chances would be told as they were found.
        CHANCES.get_or_init(|| Chances::read(include_str!("chances.txt")).unwrap_or_default())
    }

    fn moment(view: &View) -> f32 {
        1.0 - worth::Time::before(&view.table).share_left()
    }

    fn novice(view: &View, actions: &[Action], rng: &mut Pcg32) -> Option<Action> {
        novice::choose(view, actions, rng)
    }

    fn greedy(view: &View, actions: &[Action], rng: &mut Pcg32) -> Vec<Action> {
        greedy::best(view, actions, rng)
    }

    fn motives(view: &View, turn: &[Action], instead: &[Action]) -> Vec<Motive> {
        // A turn is one choice.
        let Some(&action) = turn.first() else { return Vec::new() };
        motives(view, action, instead.first().copied())
    }
}
