//! What a bot is told when it is to decide.

use crate::games::Game;
use crate::games::luck::Seed;

/// What a seat sees when it must decide: what it sees, and the seed of its own luck, which is not the game's.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight<G: Game> {
    /// What the seat may know.
    pub view: G::View,
    /// For what is dealt anew and drawn while it thinks.
    pub seed: Seed,
}

/// A decision with those that the same seat took before it in the same turn. What was thought about
/// them is not thought again, and whoever has not thought about them can catch up: the answer is the
/// same.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<G: Game> {
    /// The decisions before, with what was done, oldest first.
    pub before: Vec<(Sight<G>, G::Action)>,
    /// What is to be decided.
    pub now: Sight<G>,
}

impl<G: Game> Course<G> {
    /// A decision with none before it.
    pub const fn of(view: G::View, seed: Seed) -> Course<G> {
        Course { before: Vec::new(), now: Sight { view, seed } }
    }

    /// All sights, oldest first, each with what was done if it is not the last.
    pub fn sights(&self) -> impl Iterator<Item = (&Sight<G>, Option<G::Action>)> {
        let before = self.before.iter().map(|(sight, action)| (sight, Some(*action)));
        before.chain([(&self.now, None)])
    }
}
