//! Players that choose by themselves. They are given the view of their seat, the legal actions and
//! a random stream of their own: never a state, never the game's luck.

use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::luck::{Seed, below};

pub mod desk;
mod evaluation;
mod greedy;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// What brings most at once, progress towards cities and tiles included.
    Greedy,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The word that names the level in records and to the tool.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level of a word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A game that bots can play.
pub trait Playable: Game {
    /// The action that a bot of this level chooses; none if its seat has nothing to decide. The
    /// same view, level and seed give the same action on every device.
    fn choose(view: &Self::View, level: Level, seed: Seed) -> Option<Self::Action>;
}

impl Playable for CouncilOf4 {
    fn choose(view: &Self::View, level: Level, seed: Seed) -> Option<Self::Action> {
        let mut actions = Vec::new();
        Self::view_legal_actions(view, &mut actions);
        let mut rng = seed.stream(CHOICE);
        match level {
            Level::Random => any(&actions, &mut rng),
            Level::Greedy => greedy::choose(view, &actions, &mut rng),
        }
    }
}

/// The stream that a bot's choices are drawn from.
const CHOICE: u64 = 0xb07;

fn any<A: Copy>(actions: &[A], rng: &mut Pcg32) -> Option<A> {
    actions.get(below(rng, actions.len() as u32) as usize).copied()
}
