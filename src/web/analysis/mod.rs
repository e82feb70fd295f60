//! The analysis of a finished match: all seats' chances over its actions, the costliest decisions with
//! better moves, and playing on from one of them in another way.

mod chart;
mod keep;
mod list;
mod position;
mod progress;
mod reading;
mod screen;

pub use keep::moments;
pub(crate) use keep::{keep_moments, keep_solved};
pub(crate) use progress::Run;
pub(crate) use reading::{Analysed, Better, Decision, Position, Reading, Weighed};
pub(crate) use screen::AnalysisScreen;
