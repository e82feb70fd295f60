//! Four Towers: all that is its own, in rooms named like the floors.

pub mod bots;
pub mod rules;
pub mod scene;
pub mod text;
#[cfg(feature = "tool")]
pub mod tool;
#[cfg(feature = "web")]
pub mod web;

pub use rules::FourTowers;
