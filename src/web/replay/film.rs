//! What the screens of a replay ask of its game.

use std::time::Duration;

use leptos::prelude::*;

use crate::record::{SeatColour, SeatRecord};
use crate::rules::Seat;
use crate::scene::replay::{NoBranch, Outline, Viewpoint};
use crate::scene::travel::Travel;

/// A match that is looked back at, with its game erased.
pub trait Film: Send + Sync {
    /// What of it needs no game.
    fn outline(&self) -> &Outline;

    /// What the log says of the action after so many others; none at the end.
    fn line(&self, at: usize, from: Viewpoint) -> Option<EntryLine>;

    /// Marks the places that this entry names; none at the end.
    fn light(&self, at: usize, from: Viewpoint);

    /// Marks none any more.
    fn dim(&self);

    /// Shows what the next action sets going, and returns how long that takes.
    fn show(&self, at: usize) -> Duration;

    /// Takes everything that is on its way off the screen.
    fn clear(&self);

    /// Lets everything glow where this action moved something to.
    fn glow(&self, at: usize);

    /// The mark of a seat.
    fn mark(&self, of: SeatColour, size: u32) -> AnyView;

    /// The signs of the prizes, each with the place of its turn among the stops.
    fn prizes(&self, height: u32) -> Vec<(usize, AnyView)>;

    /// The hands that may be seen of the moment.
    fn hands(&self) -> AnyView;

    /// Everybody's points, by seat: before each turn, then as they stand.
    fn points(&self) -> Vec<Vec<u16>>;

    /// What they show, with those of each seat at the moment that is looked at.
    fn points_told(&self, now: &[(String, u16)]) -> String;

    /// What the log can be searched for.
    fn search_hint(&self) -> &'static str;

    /// The part of the table that a narrow screen shows, as the style sheet knows it.
    fn tab(&self) -> &'static str;

    /// Turns a narrow screen to the log.
    fn show_log(&self);

    /// Moves inside the group that has the focus; says whether there is one.
    fn travel(&self, way: Travel) -> bool;

    /// Why the match can't be played on from a moment in another way; none if it can.
    fn no_branch(&self, at: usize) -> Option<NoBranch>;

    /// The seats of the match that would go on from there; none if there is none.
    fn branch_seats(&self, at: usize) -> Option<Vec<SeatRecord>>;

    /// Whether the match counts as assisted from then on.
    fn branch_assists(&self) -> bool;
}

/// An entry of the log.
pub struct EntryLine {
    /// Who decided.
    pub seat: Seat,
    /// What they did.
    pub sentence: String,
    /// What it brought, with signs so many pixels high.
    pub gains: Box<dyn FnOnce(u32) -> AnyView>,
}
