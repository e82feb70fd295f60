//! A score sheet as a game gives it: a row for each cause of points, a number for each seat, and what is behind each of them.

use leptos::prelude::*;

use crate::rules::Seat;

/// What a row of a score sheet counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted<C> {
    /// The points of a cause.
    Cause(C),
    /// All points.
    Total,
    /// What decides between as many points.
    TieBreak,
}

/// A score sheet.
pub struct Sums<C> {
    /// What the rows are.
    pub title: &'static str,
    /// Its rows, from top to bottom, each with what it counts.
    pub rows: Vec<(Counted<C>, Row)>,
    /// Returns what is behind a number.
    pub behind: Box<dyn Fn(Seat, Counted<C>) -> Behind + Send + Sync>,
}

/// A row of a score sheet.
pub struct Row {
    /// Its title in words.
    pub title: String,
    /// Class for its style.
    pub class: &'static str,
    /// Its title as it is drawn.
    pub head: AnyView,
    /// A number for each seat.
    pub numbers: Vec<Number>,
}

/// A number of a score sheet.
pub struct Number {
    /// Its value in words; `None` if nothing is to be known of it.
    pub said: Option<String>,
    pub drawn: AnyView,
    /// Whether it is nothing.
    pub is_zero: bool,
    /// Whether it is better than all others in its row.
    pub is_best: bool,
}

impl Number {
    /// Returns a number, with its value in words.
    pub fn new(value: u16, said: String, drawn: AnyView) -> Number {
        Number { said: Some(said), drawn, is_zero: value == 0, is_best: false }
    }

    /// Returns what opens no moves.
    pub fn plain(drawn: AnyView) -> Number {
        Number { said: None, drawn, is_zero: false, is_best: false }
    }
}

/// What is behind a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// The moves that made it, those of one moment together.
    pub moments: Vec<Moment>,
    /// What follows from them, each perhaps with a number.
    pub why: Vec<(String, Option<String>)>,
}

/// Moves of one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// When it was.
    pub when: String,
    /// What was done, if all of it had one cause.
    pub deed: Option<String>,
    /// What came of it, each perhaps with a number.
    pub parts: Vec<(String, Option<String>)>,
}
