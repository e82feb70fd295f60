//! The analysis of a finished match: all seats' chances over its actions, the costliest decisions with
//! better moves, and playing on from one of them in another way.

mod analysed;
mod analyst;
mod chart;
mod keep;
mod list;
mod moments;
mod position;
mod progress;
mod reading;
mod screen;
mod what_if;

pub use keep::moments;
pub use screen::{AnalysisScreen, AnalysisScreenProps};
