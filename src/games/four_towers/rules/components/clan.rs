//! The four clans.

use crate::vocabulary;

vocabulary! {
    /// A clan, by its colour, in the order used everywhere.
    pub enum Clan: json {
        Red = "red" 'R',
        Yellow = "yellow" 'Y',
        Green = "green" 'G',
        Blue = "blue" 'B',
    }
}

impl Clan {
    /// Number of clans.
    pub const COUNT: usize = Clan::ALL.len();
}
