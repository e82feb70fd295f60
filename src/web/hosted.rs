//! The interface of a game for the house, beyond its rules.

use leptos::prelude::*;

use super::form::Form;
use super::tip::Explained;
use crate::archive::{Glance, Glanced};
use crate::bots::Playable;
use crate::record::{Match, SeatRecord};
use crate::rules::Game;
use crate::text::cover::Covered;
use crate::text::error::InWords;

/// A game that the house has tables for. All of it belongs to the game's part of the program.
pub trait Hosted:
    Covered
    + Glanced
    + Playable
    + Game<
        Setup: Send + Sync,
        SetupError: InWords + Send + Sync,
        State: Send + Sync,
        Action: Send + Sync,
        Illegal: InWords + Send + Sync,
        Event: Send + Sync,
    > + Copy
    + Send
    + Sync
    + 'static
{
    /// Returns the shapes that its drawings refer to, as SVG.
    fn shapes() -> &'static str;

    /// Returns the name of a table according to its board.
    fn table_name(glance: &Glance) -> Option<String>;

    /// Returns the name of a cause of points from the word by which results keep it.
    fn cause_named(word: &str) -> Option<String>;

    /// Returns a large picture of a table, from an onlooker's view.
    fn picture(view: &Self::View, seats: &[SeatRecord]) -> AnyView;

    /// Returns a small picture of a match that is not opened.
    fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView;

    /// Returns a small picture of an empty table, which shows the look of a theme.
    fn sample() -> AnyView;

    /// Returns the tip of this key, if it belongs to the game.
    fn explained(key: &str) -> Option<Explained>;

    /// Returns the choices for a new game that go below its seats.
    fn seat_fields(form: Form) -> AnyView;

    /// Returns the other choices for a new game, in boxes of their own.
    fn fields(form: Form) -> AnyView;

    /// Returns the match set up in a form.
    fn new_match(form: Form) -> Match<Self>;
}
