//! The interface of a game for programs and people that use it over lines.

use std::fmt::Display;
use std::io::Write;

use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::failure::Failure;
use super::figures::{Figure, Finished};
use super::sheet::Sheet;
use super::train::Train;
use crate::bots::search::Heuristic;
use crate::rules::form::Formed;
use crate::rules::position::Position;
use crate::rules::{Seat, Seed};
use crate::session::Session;
use crate::text::InWords;
use crate::text::told::Told;

/// A game that can be used over lines: its positions and reports as JSON with stable names, and in
/// words, and what measures and teaches its bots. The tool speaks English only, since programs read it too. Values that go
/// between threads are `Send`.
pub trait Spoken:
    Told<
        Setup: Send + Sync,
        SetupError: InWords + Send,
        Action: Send,
        Motive: Send,
        Illegal: InWords + Serialize + Send,
        Event: Serialize,
        Broken: Display,
    >
{
    /// Raised with every change of the form of positions.
    const POSITION_FORMAT: u32;

    /// Choices before a game, as options of a command.
    type Options: Args + Into<Self::Setup>;
    /// The same as fields of the request `new`.
    type New: DeserializeOwned + TryInto<NewGame<Self::Setup>, Error: Display>;
    /// The form of positions.
    type Position: Position<Self>;
    /// A seat's points by cause.
    type Score: Formed;

    /// Returns the kind of the open decision.
    fn decision_form(state: &Self::State) -> impl Serialize;

    /// Returns the score of every seat if the game ended now.
    fn scores(state: &Self::State) -> Vec<Self::Score>;

    /// Returns what a reason is worth, in points at the end.
    fn worth(motive: &Self::Motive) -> f32;

    /// Describes the whole table, including all hands: lines in sections.
    fn say_table(state: &Self::State) -> Vec<Vec<String>>;

    /// Describes the standing of an unfinished match.
    fn say_standing(state: &Self::State, names: &[String]) -> String;

    /// Describes every seat's score by cause if the game ended now.
    fn say_score(state: &Self::State) -> Sheet;

    /// Describes the source of every point, by seat: all points, and lines.
    fn say_trace(session: &Session<Self>, names: &[String]) -> Vec<(String, Vec<String>)>;

    /// Describes an event in a sentence.
    fn say_event(event: &Self::Event) -> String;

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

/// Set-up and seed given with `new`.
pub struct NewGame<S> {
    /// Set-up.
    pub setup: S,
    /// Seed; random if none is given.
    pub seed: Option<String>,
}
