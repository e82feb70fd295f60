//! A match as data: who sits where, the set-up, the seed and the actions.

mod seat;

pub use seat::SeatColour;
