//! The mats: three trades, and the followers.

use std::fmt;

use super::Clan;
use crate::vocabulary;
use crate::vocabulary::Vocabulary;

vocabulary! {
    /// A trade on the occupation mat.
    pub enum Trade: json {
        Mercenary = "mercenary",
        Merchant = "merchant",
        Mountaineer = "mountaineer",
    }
}

impl Trade {
    /// Number of trades.
    pub const COUNT: usize = Trade::ALL.len();
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A kind of space on a player's mats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Space {
    /// Among the followers of its clan.
    Follower,
    /// In a trade.
    Of(Trade),
}

impl Space {
    /// Number of kinds of spaces.
    pub const COUNT: usize = Space::ALL.len();
    /// Every kind of space, in order.
    pub const ALL: [Space; 4] = [
        Space::Follower,
        Space::Of(Trade::Mercenary),
        Space::Of(Trade::Merchant),
        Space::Of(Trade::Mountaineer),
    ];
}

impl Vocabulary for Space {
    const KEYS: &'static [&'static str] = &["follower", "mercenary", "merchant", "mountaineer"];
    const ALL: &'static [Space] = &Space::ALL;

    fn place(self) -> u8 {
        match self {
            Space::Follower => 0,
            Space::Of(trade) => 1 + trade.place(),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Space::KEYS[usize::from(self.place())])
    }
}

/// The spaces for mountaineers from left to right, each for one of two clans (R23).
pub const MOUNTAINEER_SPACES: [[Clan; 2]; 6] = [
    [Clan::Red, Clan::Blue],
    [Clan::Yellow, Clan::Blue],
    [Clan::Red, Clan::Green],
    [Clan::Yellow, Clan::Green],
    [Clan::Red, Clan::Yellow],
    [Clan::Green, Clan::Blue],
];
