//! The input of a bot that must decide.

use super::temper::Temper;
use crate::rules::{Game, Seed};

/// A seat's view when it must decide, and the seed of the bot's own luck, which is not the game's.
#[derive(Clone, Debug, PartialEq)]
pub struct Observation<G: Game> {
    /// Everything that the seat may know.
    pub view: G::View,
    /// Seed for what the bot deals and draws while it thinks.
    pub seed: Seed,
}

/// A decision with the earlier ones of the same seat in the same turn. Earlier thinking about them is reused;
/// a bot that has not thought about them can catch up, with the same answer.
#[derive(Clone, Debug, PartialEq)]
pub struct History<G: Game> {
    /// Earlier decisions with the action taken, oldest first.
    pub before: Vec<(Observation<G>, G::Action)>,
    /// The decision to take.
    pub now: Observation<G>,
    /// The temperament in which the bot takes them, if it has one.
    pub temper: Option<Temper>,
}

/// Packed form of a history: the observations, the actions in notation, and the temperament.
type Form<V> = (Vec<(V, Seed, String)>, V, Seed, Option<Temper>);

impl<G: Game> History<G> {
    /// Creates the history of a decision with none before it, to be taken without a temperament.
    pub const fn of(view: G::View, seed: Seed) -> History<G> {
        History { before: Vec::new(), now: Observation { view, seed }, temper: None }
    }

    /// Gives the bot other luck of its own; by 0 it stays.
    #[must_use]
    pub fn with_other_luck(mut self, by: u64) -> History<G> {
        let before = self.before.iter_mut().map(|(observation, _)| observation);
        for Observation { seed, .. } in before.chain([&mut self.now]) {
            *seed = Seed(seed.0.wrapping_add(by));
        }
        self
    }

    /// Returns all observations, oldest first, each but the last with the action taken.
    pub fn observations(&self) -> impl Iterator<Item = (&Observation<G>, Option<G::Action>)> {
        let before = self.before.iter().map(|(observation, action)| (observation, Some(*action)));
        before.chain([(&self.now, None)])
    }

    /// Packs the history as bytes, for code that knows the game only by name.
    pub fn pack(&self) -> Vec<u8> {
        let before = self.before.iter();
        let before = before
            .map(|(observation, action)| (&observation.view, observation.seed, G::print(*action)));
        let form: Form<&G::View> = (before.collect(), &self.now.view, self.now.seed, self.temper);
        // A history that can't be written isn't read back: the receiver reports it.
        postcard::to_allocvec(&form).unwrap_or_default()
    }

    /// Unpacks a history from bytes; `None` if they are not of this game.
    pub fn unpack(bytes: &[u8]) -> Option<History<G>> {
        let (before, view, seed, temper): Form<G::View> = postcard::from_bytes(bytes).ok()?;
        let before = before
            .into_iter()
            .map(|(view, seed, notation)| Some((Observation { view, seed }, G::parse(&notation)?)));
        let before = before.collect::<Option<_>>()?;
        Some(History { before, now: Observation { view, seed }, temper })
    }
}
