//! The final score: the last count, the winner, the sources of the points, and the next steps.

mod bars;
mod chart;
mod leaps;
mod moment;
mod picture;
mod screen;
mod send;
mod winners;

pub use moment::{LastCount, LastCountProps};
pub use screen::{Score, ScoreProps};
