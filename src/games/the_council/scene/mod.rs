//! Screens of The Council and what can be picked there, as plain data.
//!
//! Pure functions of a view and of the player's picks so far, and of the events of the log. Nothing here decides a
//! rule: what can be picked follows from the rules' own check, what an action brings from playing it on a position
//! that agrees with the view, from the rules' count, and from the event that they foresee. Nothing shows what a seat
//! remembers of hands that it passed on, and nothing what another has chosen.

pub mod bids;
pub mod digest;
pub mod draft;
pub mod drafting;
pub mod effect;
pub mod events;
pub mod gains;
pub mod geometry;
pub mod glance;
pub mod hall;
pub mod keys;
pub mod lesson;
pub mod look;
pub mod motion;
pub mod moves;
pub mod outcome;
mod picking;
pub mod place;
pub mod preset;
pub mod reason;
mod reckoning;
pub mod resolution;
pub mod seats;
pub mod shown;
pub mod sound;
pub mod standing;
pub mod targets;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod trace;

use super::TheCouncil;

pub use bids::Bids;
pub use draft::{Draft, Pick};
pub use gains::Gains;
pub use hall::Hall;
pub use outcome::Outcome;
pub use place::Place;
pub use reason::Reason;
pub use resolution::Resolution;
pub use standing::Standing;
pub use targets::{Mark, Scene};
pub use trace::Trace;

/// Legal actions of a view.
pub type Legal = crate::scene::Legal<TheCouncil>;
