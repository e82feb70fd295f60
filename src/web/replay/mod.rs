//! Looking back at a match: the table as it was at any moment, read only, with what a viewpoint may
//! see of it.

mod film;
mod index;
mod keys;
mod player;
mod points;
mod pull;
mod reel;
mod saying;
mod screen;
mod slider;
mod transport;
mod viewpoints;
mod what_if;

pub use screen::{Back, ReplayScreen};
