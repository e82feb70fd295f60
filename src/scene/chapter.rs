//! Parts of a match that its log tells under one head each: turns, or events of a hand.

use crate::rules::Seat;

/// Part of a match, as the heads of the log name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Seat whose turn it is; `None` where all take part.
    pub seat: Option<Seat>,
    /// Number of the turn, or of the hand.
    pub number: u16,
    /// Number of the event within it and of all there are, where it has events.
    pub event: Option<(u8, u8)>,
}

impl Chapter {
    /// Returns the chapter of a seat's turn.
    pub const fn turn(seat: Seat, number: u16) -> Chapter {
        Chapter { seat: Some(seat), number, event: None }
    }
}
