//! Hints, and why a bot did what it did.

use crate::bots::Level;

/// The texts around what a bot advises, or has done.
#[allow(missing_docs, reason = "the names say it")]
pub struct HintText {
    pub hint: &'static str,
    pub thinking: &'static str,
    /// So many of so many legal actions.
    pub best_of: fn(usize, u32) -> String,
    pub only_one: &'static str,
    /// The number, what to do and why.
    pub says: fn(usize, &str, &str) -> String,
    pub not_your_turn: &'static str,
    pub no_thread: &'static str,
    pub not_here: &'static str,
    pub ask_title: &'static str,
    pub ask_body: &'static str,
    pub ask_yes: &'static str,
    pub ask_no: &'static str,
    pub close: &'static str,

    pub why: &'static str,
    pub why_title: fn(&str) -> String,
    /// How a level goes about it, and in how many iterations.
    pub how: fn(&str, Level, u32) -> String,
    /// Somebody would do something else than was done.
    pub other: fn(&str) -> String,
    pub compared: &'static str,
    pub chosen: &'static str,
    pub hidden: &'static str,
    pub no_other: &'static str,
    /// Somebody is thinking, so far, in per cent.
    pub thinks: fn(&str, u8) -> String,
}
