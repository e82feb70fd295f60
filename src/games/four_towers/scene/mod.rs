//! Screens of Four Towers and what can be picked there, as plain data.
//!
//! Pure functions of a view and of the player's picks so far, and of the events of the log. Nothing here decides a
//! rule: what can be picked follows from the legal list, why not from the rules' own check, and what an action brings
//! from the table that the rules foresee. Nothing is hidden but which champion turns up next, and no preview shows it.

pub mod digest;
pub mod draft;
pub mod expansion;
pub mod facts;
pub mod gains;
pub mod geometry;
pub mod glance;
pub mod keys;
pub mod kind;
pub mod lesson;
pub mod look;
pub mod mats;
pub mod motion;
pub mod moves;
pub mod outcome;
pub mod parts;
pub mod picking;
pub mod place;
pub mod plays;
pub mod reason;
pub mod reckoning;
pub mod shown;
pub mod skills;
pub mod sound;
pub mod standing;
pub mod targets;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod trace;
pub mod track;
pub mod viewport;

use super::FourTowers;

pub use draft::{Draft, Pick};
pub use gains::Gains;
pub use outcome::{Cascade, Outcome};
pub use place::Place;
pub use reason::Reason;
pub use standing::Standing;
pub use targets::{Mark, Scene};
pub use trace::Trace;

/// Legal actions of a view.
pub type Legal = crate::scene::Legal<FourTowers>;
