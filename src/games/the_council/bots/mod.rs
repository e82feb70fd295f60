//! The bots of The Council: the levels that don't search, and the heuristic for the search.

use std::sync::OnceLock;

use motive::{Motive, motives};

use super::TheCouncil;
use crate::bots::chances::Chances;
use crate::bots::search::Heuristic;
use crate::bots::{CHOICE, Level, Playable, any, legal};
use crate::rules::luck::Seed;

pub mod features;
mod greedy;
pub mod heuristic;
pub mod motive;
mod novice;
mod prior;
#[cfg(test)]
mod tests;
pub mod weights;
pub mod worth;

impl Playable for TheCouncil {
    type Motive = Motive;

    const LEVELS: &'static [Level] = Level::UP_TO_MASTER;

    fn iterations(level: Level) -> Option<u32> {
        match level {
            Level::Random | Level::Novice | Level::Greedy => None,
            Level::Adept => Some(24),
            Level::Expert => Some(150),
            Level::Master | Level::Champion => Some(3_000),
        }
    }

    fn heuristic(_: &Self::View, _: Level) -> &'static dyn Heuristic<Self> {
        weights::weights()
    }

    fn chances() -> &'static Chances {
        static CHANCES: OnceLock<Chances> = OnceLock::new();
        // A test reads it; without it chances would be told as they were found.
        CHANCES.get_or_init(|| Chances::read(include_str!("chances.txt")).unwrap_or_default())
    }

    fn moment(view: &Self::View) -> f32 {
        1.0 - worth::Time::before(&view.table).share_left()
    }

    fn at_once(view: &Self::View, level: Level, seed: Seed) -> Option<Self::Action> {
        let mut rng = seed.stream(CHOICE);
        match level {
            Level::Novice => novice::choose(view, &legal::<Self>(view), &mut rng),
            Level::Greedy => Self::choose_greedily(view, seed),
            _ => any(&legal::<Self>(view), &mut rng),
        }
    }

    fn compared(view: &Self::View, level: Level, seed: Seed) -> Vec<Self::Action> {
        match level {
            Level::Greedy => greedy::best(view, &legal::<Self>(view), &mut seed.stream(CHOICE)),
            _ => Vec::new(),
        }
    }

    fn motives(view: &Self::View, action: Self::Action, _: &[Self::Action]) -> Vec<Motive> {
        // A turn is one choice.
        motives(view, action)
    }

    fn choose_greedily(view: &Self::View, seed: Seed) -> Option<Self::Action> {
        let best = greedy::best(view, &legal::<Self>(view), &mut seed.stream(CHOICE));
        best.first().copied()
    }
}
