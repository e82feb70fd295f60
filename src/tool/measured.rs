//! What a game lends to those who measure and teach its bots.

use std::io::Write;

use super::failure::Failure;
use super::figures::{Figure, Finished};
use super::train::Train;
use crate::bots::Playable;
use crate::bots::search::Heuristic;
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::rules::sample::Sampled;
use crate::text::error::InWords;

/// A game whose bots are measured. Values that go between threads are `Send`.
pub trait Measured:
    Playable<
        Setup: Send + Sync,
        SetupError: InWords + Send,
        Action: Send,
        Motive: Send,
        Illegal: InWords + Send,
    > + Sampled
    + Clone
{
    /// Returns the same position with other luck to come.
    fn with_luck(state: &Self::State, seed: Seed) -> Self::State;

    /// Returns the search's knowledge with another way of playing for a seat, for comparison, if the game has one of this
    /// name; `hand` is the evaluation written by hand.
    fn style(_name: &str, _seat: Seat) -> Option<Box<dyn Heuristic<Self>>> {
        None
    }

    /// Learns the weights of the bots for a table, or the network of the strongest level, and writes them.
    ///
    /// # Errors
    /// Returns an error if the game does not learn that, or if it fails.
    fn train(_train: &Train, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::NothingToLearn)
    }

    /// Returns what else there is to count of finished games.
    fn count(_games: &[Finished<Self>]) -> Vec<Figure> {
        Vec::new()
    }
}
