//! A small game with secrets, to test the floors that name no game.
//!
//! Three to five seats. In every round, each seat holds three cards and lays two of them in secret: one after
//! the other, twice around. When all have laid two, these are revealed. Then, in the open, seats take one of
//! the prizes each, the highest cards first, and may stake on luck.

mod bots;
mod rules;

pub use rules::*;
