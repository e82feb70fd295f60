//! A table as its ribbon shows it.

use std::time::Duration;

use leptos::prelude::*;

use crate::rules::Seat;
use crate::web::art::Icon;
use crate::web::share::Shared;

/// Content of the ribbon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    Result,
    Hint,
    Open,
    Act,
    Turn,
    Away,
    Waiting,
}

/// One of the things that a game draws in the ribbon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Cells,
    Bill,
    Buttons,
}

/// Action of a bot in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// Number of actions before it.
    pub moment: usize,
    pub seat: Seat,
    pub sentence: String,
    /// Which part of the turn it is.
    pub part: Option<String>,
    /// Time that it stands.
    pub lasts: Duration,
}

/// Whose turn it is, and which one.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    pub seat: Seat,
    pub round: u16,
    pub turn: u16,
    pub is_last: bool,
}

/// What the ribbon asks of a table.
pub trait Ribboned: Send + Sync {
    /// Draws a part of what the ribbon is on.
    fn part(&self, part: Part, on: On) -> AnyView;

    /// Returns the sign of the action that is put together, if its kind is known.
    fn sign(&self) -> Option<Icon>;

    /// Tracks the kind of action that is open.
    fn track_kind(&self);

    /// Returns the action of a bot that stands in the ribbon.
    fn acted(&self) -> Option<Acted>;

    /// Returns whose turn it is.
    fn turn(&self) -> Option<Turn>;

    /// Returns what confirms, if the game does more than playing what is picked.
    fn confirms(&self) -> Option<Callback<()>>;

    /// Plays what is picked, if it is an action.
    fn confirm(&self);

    /// Drops all picks.
    fn drop_picks(&self);

    /// Returns the match to send, if it is kept.
    fn shared(&self) -> Option<Shared>;
}
