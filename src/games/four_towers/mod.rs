//! Four Towers: all that is its own, in rooms named like the floors. So far these are its rules.

pub mod rules;

pub use rules::FourTowers;
