//! The mats: three trades, and the followers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Clan;

/// A trade on the occupation mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Trade {
    Mercenary,
    Merchant,
    Mountaineer,
}

impl Trade {
    /// Number of trades.
    pub const COUNT: usize = Trade::ALL.len();
    /// Every trade, in order.
    pub const ALL: [Trade; 3] = [Trade::Mercenary, Trade::Merchant, Trade::Mountaineer];

    /// Returns the position in the order.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trade::Mercenary => "mercenary",
            Trade::Merchant => "merchant",
            Trade::Mountaineer => "mountaineer",
        })
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

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Follower => f.write_str("follower"),
            Space::Of(trade) => trade.fmt(f),
        }
    }
}

/// Error for a word that names no space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSpace;

impl FromStr for Space {
    type Err = NoSpace;

    fn from_str(word: &str) -> Result<Space, NoSpace> {
        Space::ALL.into_iter().find(|space| space.to_string() == word).ok_or(NoSpace)
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
