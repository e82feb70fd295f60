//! What every screen says of a game, also before its part of the program is loaded.

use crate::bots::temper::Temper;
use crate::record::SeatColour;

/// A game on the start page.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    pub title: &'static str,
    /// What it is about, in a sentence.
    pub in_short: &'static str,
    /// Who made it, in a sentence.
    pub credits: &'static str,
    /// The record that a person can set beside points, as in [`Glanced::feats`](crate::archive::Glanced::feats).
    pub feat: fn(u16) -> String,
    /// An amount of points in its words.
    pub points: fn(u16) -> String,
    /// What it calls the rounds that it is played in.
    pub round: RoundName,
    /// Colour of a seat, and the shape of its pieces.
    pub seat: fn(SeatColour) -> String,
    /// An example of words to search the log for.
    pub search: &'static str,
    /// What is said to somebody whom nothing since the last turn concerns.
    pub unconcerned: &'static str,
    /// How a bot of this name plays with a temperament, in a sentence.
    pub temper: fn(&str, Temper) -> String,
}

/// What a game calls the rounds that it is played in.
#[derive(Clone, Copy, Debug)]
pub struct RoundName {
    pub one: &'static str,
    /// One by its number, for the inside of a sentence.
    pub numbered: fn(u16) -> String,
    /// One by its number, as a title.
    pub titled: fn(u16) -> String,
    /// Some by their count.
    pub counted: fn(u16) -> String,
}
