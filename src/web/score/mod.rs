//! The final score: the last count, the winner, the sources of the points, and the next steps.

mod bars;
mod causes;
mod chart;
mod leaps;
mod moment;
mod picture;
mod screen;
mod send;
mod sheet;
mod winners;

pub(crate) use moment::{LastCount, LastCountProps};
pub(crate) use screen::{Score, ScoreProps};
pub use sheet::told;
