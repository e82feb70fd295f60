//! The four clans.

use serde::{Deserialize, Serialize};

/// A clan, by its colour, in the order used everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Clan {
    Red,
    Yellow,
    Green,
    Blue,
}

impl Clan {
    /// Number of clans.
    pub const COUNT: usize = Clan::ALL.len();
    /// Every clan, in order.
    pub const ALL: [Clan; 4] = [Clan::Red, Clan::Yellow, Clan::Green, Clan::Blue];

    /// Returns the position in the order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Clan::Red => 'R',
            Clan::Yellow => 'Y',
            Clan::Green => 'G',
            Clan::Blue => 'B',
        }
    }

    /// Returns the clan of a letter.
    pub fn from_letter(letter: char) -> Option<Clan> {
        Clan::ALL.into_iter().find(|clan| clan.letter() == letter)
    }
}
