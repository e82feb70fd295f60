//! What the house asks of a game beyond its rules.

use leptos::prelude::*;

use super::form::Form;
use super::later::Bench;
use super::tip::Explained;
use crate::archive::{Day, Glance, Glanced};
use crate::bots::Playable;
use crate::record::{Match, SeatRecord};
use crate::rules::Game;
use crate::text::error::InWords;

/// A game that the house has tables for. All of it belongs to the game's part of the program.
pub trait Hosted:
    Glanced
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
    /// What is told to others besides a match; nothing of most.
    fn told(record: &Match<Self>) -> Option<String>;

    /// What a table is called by what lies on it.
    fn table_name(glance: &Glance) -> Option<String>;

    /// The table of a match as a large picture.
    fn picture(record: &Match<Self>) -> AnyView;

    /// The same in small, of a match that is not opened.
    fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView;

    /// A small picture of an empty table, which shows what a theme looks like.
    fn sample() -> AnyView;

    /// What the tip of this key says, if it is one of the game.
    fn explained(key: &str) -> Option<Explained>;

    /// What is chosen for a new game below its seats.
    fn seat_fields(form: Form) -> AnyView;

    /// What else is chosen for a new game, in boxes of its own.
    fn fields(form: Form) -> AnyView;

    /// The match of a form.
    fn new_match(form: Form) -> Match<Self>;

    /// The deal of a day.
    fn deal_of(day: Day) -> Match<Self>;

    /// The lessons from a step on. `play` leads on to a first game.
    fn lessons(at: usize, bench: Bench, leave: Callback<()>, play: Callback<()>) -> AnyView;
}
