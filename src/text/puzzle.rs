//! The texts of puzzles.

/// Puzzles.
#[allow(missing_docs, reason = "the names say it")]
pub struct PuzzleText {
    /// Title on the start page.
    pub of_the_day: &'static str,
    /// Number of puzzles solved, of all.
    pub count: fn(usize, usize) -> String,
    pub solve: &'static str,
    /// Opens one that is not solved yet.
    pub others: &'static str,
    /// Number of the puzzle from 1, of all.
    pub number: fn(usize, usize) -> String,
    pub solved: &'static str,
    pub right: &'static str,
    /// Title of another answer that counts, since the best turn after it is worth about as much.
    pub right_too: &'static str,
    pub wrong: &'static str,
    /// Title of the answer that was asked for.
    pub best: &'static str,
    /// A move, and the points of chance to win that it costs.
    pub costs: fn(&str, u8) -> String,
    /// A move that no search looked at for long.
    pub not_weighed: fn(&str) -> String,
    /// Number of levels of bots that miss it, of all that were tried.
    pub missed: fn(u8, usize) -> String,
    pub show: &'static str,
    pub again: &'static str,
    pub at_table: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    /// Reason why a hint or undo is refused.
    pub not_here: &'static str,
    /// Message about an address that names no puzzle.
    pub none: &'static str,
}
