//! The bots of Council of 4: the levels that don't search, and the heuristic for the search.

use std::sync::OnceLock;

use features::progress;
use heuristic::heuristic;
use inputs::CHAMPION;
use motive::{Motive, motives};
use rand_pcg::Pcg32;

use super::CouncilOf4;
use super::rules::{Action, View};
use crate::bots::chances::Chances;
use crate::bots::learned::{Files, Given};
use crate::bots::ratings::Ladder;
use crate::bots::search::Heuristic;
use crate::bots::temper::Tempers;
use crate::bots::{Level, Playable};

pub mod evaluation;
pub(crate) mod features;
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

impl Playable for CouncilOf4 {
    type Motive = Motive;

    const ITERATIONS: &'static [u32] = &[6, 80, 6_000, 24_000];

    const LADDERS: &'static [Ladder] = &[
        Ladder { players: 2, steps: &[778, 141, 260, 262, 265, 107] },
        Ladder { players: 3, steps: &[757, 158, 257, 193, 223, 123] },
        Ladder { players: 4, steps: &[735, 174, 254, 123, 181, 191] },
    ];

    const TEMPERS: Tempers<Self> = temper::TEMPERS;

    const LEARNED: Files = || {
        static ALL: [&dyn Given; 1] = [&CHAMPION];
        &ALL
    };

    fn heuristic(view: &View, level: Level) -> &'static dyn Heuristic<Self> {
        let judge = if level == Level::Champion { CHAMPION.get() } else { None };
        match judge {
            Some(judge) => judge,
            None => heuristic(view.table.seats()),
        }
    }

    fn chances(_: &View) -> &'static Chances {
        static CHANCES: OnceLock<Chances> = OnceLock::new();
        // A test reads it; without it chances would be told as they were found.
        CHANCES.get_or_init(|| Chances::read(include_str!("chances.txt")).unwrap_or_default())
    }

    fn moment(view: &View) -> f32 {
        progress(&view.table)
    }

    fn novice(view: &View, actions: &[Action], rng: &mut Pcg32) -> Option<Action> {
        novice::choose(view, actions, rng)
    }

    fn greedy(view: &View, actions: &[Action], rng: &mut Pcg32) -> Vec<Action> {
        greedy::best(view, actions, rng)
    }

    fn motives(view: &View, turn: &[Action], instead: &[Action]) -> Vec<Motive> {
        motives(view, turn, instead, heuristic(view.table.seats()))
    }
}
