//! The puzzles of the game, in a part of the program of their own.

use crate::web::later::entries;

/// Number of the puzzles, for the start page.
pub const COUNT: usize = 44;

entries! {
    /// Returns the puzzles, a line each.
    council_of_4_puzzles, fetch_lines: fn lines() -> &'static str {
        include_str!("../puzzles.txt")
    }
}
