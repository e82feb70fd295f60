//! The bots of Four Towers: the levels that don't search, and the heuristic for the search.

use std::sync::OnceLock;

use motive::{Motive, motives};
use rand_pcg::Pcg32;
use weights::{TUNED, tuned, weights};

use super::FourTowers;
use super::rules::action::Action;
use super::rules::view::View;
use crate::bots::chances::Chances;
use crate::bots::learned::{Files, Given};
use crate::bots::ratings::Ladder;
use crate::bots::search::Heuristic;
use crate::bots::temper::Tempers;
use crate::bots::{Level, Playable};

pub mod course;
pub mod features;
mod greedy;
pub mod heuristic;
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

impl Playable for FourTowers {
    type Motive = Motive;

    const ITERATIONS: &'static [u32] = &[5, 60, 1_200, 6_000];

    const LADDERS: &'static [Ladder] = &[
        Ladder { players: 2, steps: &[620, 1041, 173, 463, 292, 126] },
        Ladder { players: 3, steps: &[590, 1041, 140, 156, 84, 112] },
        Ladder { players: 4, steps: &[369, 920, 107, 110, 94, 97] },
    ];

    const TEMPERS: Tempers<Self> = temper::TEMPERS;

    const LEARNED: Files = || {
        static ALL: [&dyn Given; 3] = [&TUNED[0], &TUNED[1], &TUNED[2]];
        &ALL
    };

    fn heuristic(view: &View, level: Level) -> &'static dyn Heuristic<Self> {
        let seats = view.table.seats();
        let tuned = if level == Level::Champion { tuned(seats) } else { None };
        tuned.unwrap_or(weights(seats))
    }

    fn chances(view: &View) -> &'static Chances {
        static CHANCES: OnceLock<Chances> = OnceLock::new();
        static PRINTED: OnceLock<Chances> = OnceLock::new();
        // A test reads them; without them chances would be told as they were found.
        let (chances, file) = match view.table.printed {
            false => (&CHANCES, include_str!("chances.txt")),
            true => (&PRINTED, include_str!("chances-printed.txt")),
        };
        chances.get_or_init(|| Chances::read(file).unwrap_or_default())
    }

    fn moment(view: &View) -> f32 {
        1.0 - weights::left(&view.table)
    }

    fn novice(view: &View, actions: &[Action], rng: &mut Pcg32) -> Option<Action> {
        novice::choose(view, actions, rng)
    }

    fn greedy(view: &View, actions: &[Action], rng: &mut Pcg32) -> Vec<Action> {
        greedy::best(view, actions, rng)
    }

    fn motives(view: &View, turn: &[Action], instead: &[Action]) -> Vec<Motive> {
        motives(view, turn, instead)
    }
}
