//! Tips on the controls of every table: a name, and a sentence or two.

use std::fmt::{self, Debug, Display};

use crate::numbered::Numbered;
use crate::record::{SeatColour, SeatRecord};
use crate::vocabulary;

vocabulary! {
    /// A control with a tip at every table.
    pub enum Tip {
        Confirm = "confirm",
        Skip = "skip",
        Undo = "undo",
        Restart = "restart",
        ToHere = "to-here",
        Redo = "redo",
        Hint = "hint",
        Why = "why",
        Replay = "replay",
        WhatIf = "what-if",
        Settings = "settings",
        Moves = "moves",
        OwnSeat = "own-seat",
        Keys = "keys",
        Theme = "theme",
        Home = "home",
        Rules = "rules",
        Saved = "saved",
        Assisted = "assisted",
    }
}

/// Returns what has the tip of this key.
pub fn of_key<T: Numbered + Display>(key: &str) -> Option<T> {
    T::every().find(|tip| tip.to_string() == key)
}

/// Returns the key of the tip about the pieces of a colour, which each game has.
pub fn seat_key(of: SeatColour) -> String {
    format!("seat-{}", of as u8)
}

/// Returns the keys of the texts about the pieces of these seats, each with the name of the seat.
pub fn seat_names(seats: &[SeatRecord]) -> Vec<(String, String)> {
    seats.iter().map(|seat| (seat_key(seat.colour), seat.name.clone())).collect()
}

impl Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
