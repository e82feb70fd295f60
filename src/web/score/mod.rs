//! The final score: who won, how the points came about, and what next.

mod chart;
mod leaps;
mod ranks;
mod screen;

pub use screen::Score;
