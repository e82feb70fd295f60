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

pub(crate) use bars::Finish;
pub(crate) use causes::{Cause, Part};
pub(crate) use leaps::Leap;
pub(crate) use moment::{Count, CountSteps};
pub(crate) use picture::Pictured;
pub(crate) use screen::{Keep, Over, Steps};
pub(crate) use sheet::SheetOf;
pub use sheet::told;
pub(crate) use winners::Winners;
