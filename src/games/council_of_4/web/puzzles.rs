//! The puzzles of the game, in a later part of the program.

use crate::scene::puzzle::count;
use crate::web::later::entry;

/// Number of the puzzles, for the start page.
pub const COUNT: usize = count(include_str!("../puzzles.txt"));

entry! {
    /// Returns the puzzles, a line each.
    council_of_4_after, fetch_lines: fn lines() -> &'static str {
        include_str!("../puzzles.txt")
    }
}
