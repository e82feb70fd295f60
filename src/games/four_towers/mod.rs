//! Four Towers: all that is its own, in rooms named like the floors. It has its rules and bots so far.

pub mod bots;
pub mod rules;

pub use rules::FourTowers;
