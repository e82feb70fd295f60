//! The analysis of a finished match: the chances of all seats over its actions, the costliest
//! decisions with what would have been better, and playing on from one of them in another way.

mod analysed;
mod analyst;
mod chart;
mod keep;
mod list;
mod position;
mod progress;
mod reading;
mod screen;
mod what_if;

pub use screen::AnalysisScreen;
