//! Tips on the controls of every table: a name, and a sentence or two.

use std::fmt;

use crate::record::{SeatColour, SeatRecord};

/// The texts of tips.
pub struct TipsText {
    /// Name of the control.
    pub name: fn(Tip) -> &'static str,
    /// Its effect or purpose.
    pub what: fn(Tip) -> &'static str,
}

/// A control with a tip at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Tip {
    Confirm,
    Skip,
    Undo,
    Restart,
    ToHere,
    Redo,
    Hint,
    Why,
    Replay,
    WhatIf,
    Settings,
    Moves,
    OwnSeat,
    Keys,
    Theme,
    Home,
    Rules,
    Saved,
    Assisted,
}

impl Tip {
    /// Every tip.
    pub const ALL: [Tip; 19] = [
        Tip::Confirm,
        Tip::Skip,
        Tip::Undo,
        Tip::Restart,
        Tip::ToHere,
        Tip::Redo,
        Tip::Hint,
        Tip::Why,
        Tip::Replay,
        Tip::WhatIf,
        Tip::Settings,
        Tip::Moves,
        Tip::OwnSeat,
        Tip::Keys,
        Tip::Theme,
        Tip::Home,
        Tip::Rules,
        Tip::Saved,
        Tip::Assisted,
    ];

    /// Returns the tip of a key.
    pub fn of_key(key: &str) -> Option<Tip> {
        Tip::ALL.into_iter().find(|tip| tip.key() == key)
    }

    /// Returns its key, as in the markup of the page.
    pub const fn key(self) -> &'static str {
        match self {
            Tip::Confirm => "confirm",
            Tip::Skip => "skip",
            Tip::Undo => "undo",
            Tip::Restart => "restart",
            Tip::ToHere => "to-here",
            Tip::Redo => "redo",
            Tip::Hint => "hint",
            Tip::Why => "why",
            Tip::Replay => "replay",
            Tip::WhatIf => "what-if",
            Tip::Settings => "settings",
            Tip::Moves => "moves",
            Tip::OwnSeat => "own-seat",
            Tip::Keys => "keys",
            Tip::Theme => "theme",
            Tip::Home => "home",
            Tip::Rules => "rules",
            Tip::Saved => "saved",
            Tip::Assisted => "assisted",
        }
    }
}

/// Returns the key of the tip about the pieces of a colour, which each game has.
pub fn seat_key(of: SeatColour) -> String {
    format!("seat-{}", of as u8)
}

/// Returns the keys of these seats' pieces, with the names of the seats.
pub fn seat_names(seats: &[SeatRecord]) -> Vec<(String, String)> {
    seats.iter().map(|seat| (seat_key(seat.colour), seat.name.clone())).collect()
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
