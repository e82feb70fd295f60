//! A small game with secrets, to hold the floors that name no game to what they promise.
//!
//! Three to five seats. In every round each holds three cards and lays down two of them in secret: one
//! after the other, and then once more around. When all have laid two, these are shown. Then, in the
//! open, whoever laid most takes one of the prizes that lie there, and may stake on luck.

mod bots;
mod rules;

pub use rules::*;
