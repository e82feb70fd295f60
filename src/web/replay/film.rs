//! The interface of a game for the screens of a replay.

use std::time::Duration;

use leptos::prelude::*;

use crate::bots::Level;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::scene::replay::{NoBranch, Outline, Viewpoint};
use crate::web::places::Spot;
use crate::web::share::Shared;

/// A match in the replay, with its game erased.
pub trait Film: Send + Sync {
    /// Returns the part of it that needs no game.
    fn outline(&self) -> &Outline;

    /// Returns the log entry of the action after this many others; `None` at the end.
    fn line(&self, at: usize, from: Viewpoint) -> Option<EntryLine>;

    /// Returns the places that this entry names; none at the end.
    fn named(&self, at: usize, from: Viewpoint) -> Vec<Spot>;

    /// Shows the movement of the next action, and returns its duration.
    fn show(&self, at: usize) -> Duration;

    /// Removes all moving pieces from the screen.
    fn clear(&self);

    /// Makes the places glow where this action moved something.
    fn glow(&self, at: usize);

    /// Returns the signs of the prizes, each with the index of its turn among the stops.
    fn prizes(&self, height: u32) -> Vec<(usize, AnyView)>;

    /// Returns the visible hands of the moment.
    fn hands(&self) -> AnyView;

    /// Returns everyone's points, by seat: before each turn, then the current ones.
    fn points(&self) -> Vec<Vec<u16>>;

    /// Describes the points, with those of each seat at the current moment.
    fn points_told(&self, now: &[(String, u16)]) -> String;

    /// Returns the reason the match can't be played on from a moment in another way; `None` if it can.
    fn no_branch(&self, at: usize) -> Option<NoBranch>;

    /// Returns the seats of the match that would continue from there; `None` if it can't.
    fn branch_seats(&self, at: usize) -> Option<Vec<SeatRecord>>;

    /// Returns the levels of bots that can continue it, weakest first.
    fn branch_levels(&self) -> &'static [Level];

    /// Whether the match would count as assisted.
    fn branch_assists(&self) -> bool;

    /// Opens the match that continues from there with these controllers, after `closing`, if it can.
    fn branch(&self, at: usize, controllers: Vec<Controller>, closing: &dyn Fn());

    /// Returns what else is said of its table, such as the name of the board.
    fn setting(&self) -> Option<String>;

    /// Returns the seed of the deal; `None` while it would reveal what is hidden.
    fn seed(&self) -> Option<String>;

    /// Returns the match to share, to be opened after this many actions or at its end.
    fn shared(&self, at: Option<usize>) -> Shared;
}

/// An entry of the log.
pub struct EntryLine {
    /// Seat that decided.
    pub seat: Seat,
    /// Text of the action.
    pub sentence: String,
    /// Draws its gains, with signs of this height in pixels.
    pub gains: Box<dyn FnOnce(u32) -> AnyView>,
}
