//! Replays of a match: the table at any moment, read only, as seen from a viewpoint.

mod film;
mod index;
mod keys;
mod player;
mod points;
mod pull;
mod saying;
mod screen;
mod slider;
mod transport;
mod viewpoints;
mod what_if;

pub(crate) use film::{EntryLine, Film};
pub(crate) use player::Player;
pub use screen::{Back, ReplayScreen, Replayed};
