//! The texts of the analysis of a finished game.

use crate::archive::Fault;
use crate::scene::analysis::Depth;

/// Course of a seat's chance of winning, in percent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trend {
    /// The seat's name.
    pub name: String,
    /// Chance at the first known decision.
    pub first: u8,
    /// Chance at the last one.
    pub last: u8,
    /// Whether it won, alone or with others.
    pub won: bool,
}

/// The texts of the analysis. Of two numbers in a row the first is a part of the second.
#[allow(missing_docs, reason = "the names say it")]
pub struct AnalysisText {
    pub open: &'static str,
    pub title: &'static str,

    pub running: fn(usize, usize) -> String,
    pub paused: fn(usize, usize) -> String,
    pub finished: fn(usize, Depth) -> String,
    pub note: &'static str,
    pub depth: &'static str,
    pub depth_word: fn(Depth) -> &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub needs_the_thread: &'static str,
    pub not_kept: fn(Fault) -> &'static str,
    pub percent: fn(u8) -> String,

    pub chart: &'static str,
    pub chart_table: &'static str,
    /// The chart in a sentence: the trend of each seat, and whether all decisions are known.
    pub chart_says: fn(&[Trend], bool) -> String,
    pub open_part: &'static str,
    pub estimate: &'static str,
    /// Head of the column of moves; the chances are those before them.
    pub before: &'static str,
    pub result: &'static str,

    pub costliest: &'static str,
    pub whose: &'static str,
    pub all: &'static str,
    pub only: fn(&str) -> String,
    /// The round, and the part of a turn.
    pub when: fn(&str, &str) -> String,
    pub better: &'static str,
    pub loss: fn(u8) -> String,
    pub costs: fn(u8) -> String,
    pub none_yet: &'static str,
    pub none: &'static str,
    /// Number of judged decisions, and of those that were the best or equal to it.
    pub summary: fn(usize, usize) -> String,
    pub keys: &'static str,

    pub position: &'static str,
    pub of_position: fn(&str, &str) -> String,
    pub played: &'static str,
    pub how_judged: fn(&str, Depth) -> String,

    pub what_if: &'static str,
    pub what_if_of: fn(usize) -> String,
    pub what_if_title: fn(&str) -> String,
    /// The name of the player, and those that bots play for.
    pub what_if_note: fn(&str, &[String]) -> String,
    pub back: &'static str,
}
