//! A table whose bots explain themselves.

use leptos::prelude::*;

use crate::record::SeatRecord;

/// A log entry that a bot is asked about.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The seat that decided.
    pub who: SeatRecord,
    /// What it did, in words.
    pub sentence: String,
}

/// Advice of a bot in words.
#[derive(Clone, Debug)]
pub struct Thought {
    /// Whether there was anything to decide.
    pub several: bool,
    /// Why it chose this, if it did; `None` if another action is best now.
    pub sentences: Option<String>,
    /// How it decides.
    pub how: String,
    /// Its temperament in a sentence, if it has one.
    pub temper: Option<String>,
    pub is_by_taste: bool,
    /// The alternatives; `None` as long as the hand is hidden.
    pub compared: Option<Vec<Compared>>,
}

/// An alternative.
#[derive(Clone, Debug)]
pub struct Compared {
    pub title: String,
    pub is_done: bool,
    /// Chance to win, in percent.
    pub percent: f32,
    /// What is expected, in words.
    pub expected: String,
}

/// What "Why?" asks of a table.
pub trait Explaining: Send + Sync {
    /// Returns the name of the seat that decided there, for a sentence.
    fn decider_at(&self, at: usize) -> Option<String>;

    /// Returns the entry at a place; `None` if there is nothing to explain.
    fn to_explain(&self, at: usize) -> Option<Asked>;

    /// Asks the bot about the entry at a place. It tells `None` if there is no bots' thread.
    fn explain(&self, at: usize, told: Callback<Option<Thought>>);

    /// Asks nothing more.
    fn explain_no_more(&self);
}
