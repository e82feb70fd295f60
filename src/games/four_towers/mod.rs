//! Four Towers: all that is its own, in rooms named like the floors. It has no screen yet.

pub mod bots;
pub mod rules;
pub mod text;
#[cfg(feature = "tool")]
pub mod tool;

pub use rules::FourTowers;
