//! The final score: the winner, the sources of the points, and the next steps.

mod chart;
mod leaps;
mod ranks;
mod screen;

pub use screen::Score;
