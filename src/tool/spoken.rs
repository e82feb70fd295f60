//! The interface of a game for programs and people that use it over lines.

use std::fmt::Display;

use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::measured::Measured;
use super::sheet::Sheet;
use crate::rules::form::Formed;
use crate::rules::position::Position;
use crate::scene::Shown;
use crate::session::Session;

/// A game that can be used over lines: its positions and reports as JSON with stable names, and in
/// words. The tool speaks English only, since programs read it too.
pub trait Spoken: Measured<Illegal: Serialize, Event: Serialize, Broken: Display> + Shown {
    /// Raised with every change of the form of positions.
    const POSITION_FORMAT: u32;

    /// Choices before a game, as options of a command.
    type Options: Args + Into<Self::Setup>;
    /// The same as fields of the request `new`.
    type New: DeserializeOwned + TryInto<NewGame<Self::Setup>, Error: Display>;
    /// The form of positions.
    type Position: Position<Self>;
    /// The form of a seat's view.
    type ViewForm: for<'a> From<&'a Self::View> + Serialize;
    /// A seat's points by cause.
    type Score: Formed;

    /// Returns the kind of the open decision.
    fn decision_form(state: &Self::State) -> impl Serialize;

    /// Returns the score of every seat if the game ended now.
    fn scores(state: &Self::State) -> Vec<Self::Score>;

    /// Returns the form of a reason for an action.
    fn gain_form(motive: &Self::Motive) -> GainForm;

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
}

/// Set-up and seed given with `new`.
pub struct NewGame<S> {
    /// Set-up.
    pub setup: S,
    /// Seed; random if none is given.
    pub seed: Option<String>,
}

/// A gain of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GainForm {
    /// The gain, as a sentence without subject and full stop.
    pub text: String,
    /// Value in points at the end.
    pub worth: f32,
}
