//! What a bot is told when it is to decide.

use crate::rules::Game;
use crate::rules::luck::Seed;

/// What a seat sees when it must decide: what it sees, and the seed of its own luck, which is not the game's.
#[derive(Clone, Debug, PartialEq)]
pub struct Observation<G: Game> {
    /// What the seat may know.
    pub view: G::View,
    /// For what is dealt anew and drawn while it thinks.
    pub seed: Seed,
}

/// A decision with those that the same seat took before it in the same turn. What was thought about
/// them is not thought again, and whoever has not thought about them can catch up: the answer is the
/// same.
#[derive(Clone, Debug, PartialEq)]
pub struct History<G: Game> {
    /// The decisions before, with what was done, oldest first.
    pub before: Vec<(Observation<G>, G::Action)>,
    /// What is to be decided.
    pub now: Observation<G>,
}

/// How a history is packed: the observations, and what was done in notation.
type Form<V> = (Vec<(V, Seed, String)>, V, Seed);

impl<G: Game> History<G> {
    /// A decision with none before it.
    pub const fn of(view: G::View, seed: Seed) -> History<G> {
        History { before: Vec::new(), now: Observation { view, seed } }
    }

    /// All observations, oldest first, each with what was done if it is not the last.
    pub fn observations(&self) -> impl Iterator<Item = (&Observation<G>, Option<G::Action>)> {
        let before = self.before.iter().map(|(observation, action)| (observation, Some(*action)));
        before.chain([(&self.now, None)])
    }

    /// The history as bytes, for those to whom its game is a name.
    pub fn pack(&self) -> Vec<u8> {
        let before = self.before.iter();
        let before = before
            .map(|(observation, action)| (&observation.view, observation.seed, G::print(*action)));
        let form: Form<&G::View> = (before.collect(), &self.now.view, self.now.seed);
        // What could not be written is not read back: whoever gets it says so.
        postcard::to_allocvec(&form).unwrap_or_default()
    }

    /// The history of such bytes; none if they are none of this game.
    pub fn unpack(bytes: &[u8]) -> Option<History<G>> {
        let (before, view, seed): Form<G::View> = postcard::from_bytes(bytes).ok()?;
        let before = before
            .into_iter()
            .map(|(view, seed, notation)| Some((Observation { view, seed }, G::parse(&notation)?)));
        Some(History { before: before.collect::<Option<_>>()?, now: Observation { view, seed } })
    }
}
