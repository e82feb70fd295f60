//! The toy: a whole small game in rooms named like those of the games of the page. The tests of the floors play it, and
//! `docs/a-new-game.md` explains it.
//!
//! Three to five seats. In every round, each seat holds three cards and lays two of them in secret: one after
//! the other, twice around. When all have laid two, these are revealed. Then, in the open, seats take one of
//! the prizes each, the highest cards first, and may stake on luck.

mod bots;
mod rules;
mod scene;
pub mod text;
#[cfg(feature = "tool")]
mod tool;
#[cfg(feature = "web")]
pub mod web;

pub use rules::*;
