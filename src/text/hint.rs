//! The texts of hints, and of bots' reasons.

use crate::bots::Level;

/// A bot's advice, and its reasons for a move.
#[allow(missing_docs, reason = "the names say it")]
pub struct HintText {
    pub hint: &'static str,
    pub thinking: &'static str,
    /// Number of moves shown, of all legal ones.
    pub best_of: fn(usize, u32) -> String,
    pub only_one: &'static str,
    /// Reason for the best move if it gains nothing by itself, without a full stop.
    pub least: &'static str,
    /// Reason for another move if it gains little.
    pub little: &'static str,
    /// The rest of the turn: its moves.
    pub then: fn(&str) -> String,
    /// Chance to win in percent.
    pub chance: fn(u8) -> String,
    /// The chance to win in per cent, the points ahead, negative if behind, and these points in words.
    pub expects: fn(u8, i32, &str) -> String,
    /// The number, the move, and the chance with the reason.
    pub says: fn(usize, &str, &str) -> String,
    pub not_your_turn: &'static str,
    pub no_thread: &'static str,
    pub not_here: &'static str,
    pub ask_title: &'static str,
    pub ask_body: &'static str,
    pub ask_yes: &'static str,
    pub ask_no: &'static str,
    pub close: &'static str,
    pub open_best: &'static str,

    pub why: &'static str,
    pub why_title: fn(&str) -> String,
    /// Way of playing of a level, with its number of iterations.
    pub how: fn(&str, Level, u32) -> String,
    /// Note that the bot would now choose another move.
    pub other: fn(&str) -> String,
    pub compared: &'static str,
    pub chosen: &'static str,
    pub hidden: &'static str,
    pub no_other: &'static str,
    /// Name of the bot that is thinking, and its progress in percent.
    pub thinks: fn(&str, u8) -> String,
}
