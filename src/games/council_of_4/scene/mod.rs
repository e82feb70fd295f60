//! Screens of Council of 4 and what can be picked there, as plain data.
//!
//! Pure functions of a view and of the player's picks so far. Nothing here decides a rule: targets come
//! from the legal list, reasons from the rules' own check, and prices and gains from playing the action
//! on a position that agrees with the view. The origin of points is a pure function of the log
//! ([`trace`]). The map's geometry and the part of it that is shown are here as well, so that they can be
//! tested without a browser.

pub mod chain;
pub mod compass;
pub mod digest;
pub mod draft;
pub mod drawn;
pub mod fact;
pub mod geometry;
pub mod glance;
pub mod kept_boards;
pub mod keys;
pub mod lesson;
pub mod look;
pub mod motion;
pub mod moves;
pub mod outcome;
pub mod payment;
pub mod place;
pub mod reason;
pub mod reckoning;
pub mod scope;
pub mod shown;
pub mod sound;
pub mod standing;
pub mod targets;
pub mod theme;
pub mod trace;
pub mod viewport;

use super::CouncilOf4;

pub use draft::{Draft, Pick};
pub use fact::Fact;
pub use outcome::{Outcome, Totals};
pub use place::Place;
pub use reason::Reason;
pub use targets::{Mark, Scene};
pub use trace::Trace;

/// Legal actions of a view.
pub type Legal = crate::scene::Legal<CouncilOf4>;
