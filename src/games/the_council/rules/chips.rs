//! Suit chips, and ranks on the six tracks.

use serde::{Deserialize, Serialize};

use super::components::{LAST_RANK, Suit, Suits};

/// Numbers of chips by suit: a supply, or a bid. Bids are listed in this order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Chips([u8; Suit::COUNT]);

impl Chips {
    /// No chips.
    pub const NONE: Chips = Chips([0; Suit::COUNT]);

    /// Returns the chips of these numbers, by suit.
    pub const fn from_numbers(numbers: [u8; Suit::COUNT]) -> Chips {
        Chips(numbers)
    }

    /// Returns as many chips of each of these suits.
    pub fn of_each(suits: Suits, count: u8) -> Chips {
        Chips(Suit::ALL.map(|suit| count * u8::from(suits.contains(suit))))
    }

    /// Whether there is none.
    pub fn is_none(self) -> bool {
        self == Chips::NONE
    }

    /// Returns the number of one suit.
    pub const fn of(self, suit: Suit) -> u8 {
        self.0[suit.index()]
    }

    /// Sets the number of one suit.
    pub const fn set(&mut self, suit: Suit, count: u8) {
        self.0[suit.index()] = count;
    }

    /// Returns the number of all suits.
    pub fn total(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// Whether there is a chip of some of these suits.
    pub fn any_of(self, suits: Suits) -> bool {
        // All are looked at, as it can't be foretold which is the first.
        let is_there = |suit| suits.contains(suit) & (self.of(suit) > 0);
        Suit::ALL.into_iter().fold(false, |any, suit| any | is_there(suit))
    }

    /// Returns these chips and others; a supply has no limit, but the count has (R5).
    #[must_use]
    pub fn plus(self, other: Chips) -> Chips {
        let mut sum = self;
        sum.0.iter_mut().zip(other.0).for_each(|(count, more)| *count = count.saturating_add(more));
        sum
    }

    /// Returns these chips without others.
    #[must_use]
    pub fn minus(self, other: Chips) -> Chips {
        let mut rest = self;
        rest.0
            .iter_mut()
            .zip(other.0)
            .for_each(|(count, less)| *count = count.saturating_sub(less));
        rest
    }
}

/// A rank on each of the six tracks, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u8; 6]", into = "[u8; 6]")]
pub struct Ranks([u8; 3]);

impl Ranks {
    /// All pawns at the bottom: a player at the start.
    pub const BOTTOM: Ranks = Ranks([0; 3]);
    /// All pawns at the top: the empire at the start.
    pub const TOP: Ranks = Ranks([LAST_RANK << 4 | LAST_RANK; 3]);

    /// Returns the rank in a suit.
    pub const fn of(self, suit: Suit) -> u8 {
        self.0[suit.index() / 2] >> (4 * (suit.index() % 2)) & 15
    }

    /// Sets the rank in a suit.
    pub const fn set(&mut self, suit: Suit, rank: u8) {
        let shift = 4 * (suit.index() % 2);
        let pair = &mut self.0[suit.index() / 2];
        *pair = *pair & !(15 << shift) | (rank & 15) << shift;
    }

    /// Goes up a rank in a suit. Returns the new rank, `None` at the end of the track (R42).
    pub const fn rise(&mut self, suit: Suit) -> Option<u8> {
        let rank = self.of(suit);
        if rank >= LAST_RANK {
            return None;
        }
        self.set(suit, rank + 1);
        Some(rank + 1)
    }

    /// Goes down a rank in a suit. Returns the new rank, `None` at the bottom.
    pub const fn fall(&mut self, suit: Suit) -> Option<u8> {
        let Some(rank) = self.of(suit).checked_sub(1) else { return None };
        self.set(suit, rank);
        Some(rank)
    }

    /// Returns the sum of all ranks.
    pub fn total(self) -> u8 {
        Suit::ALL.into_iter().map(|suit| self.of(suit)).sum()
    }
}

impl From<[u8; 6]> for Ranks {
    fn from(numbers: [u8; 6]) -> Ranks {
        let mut ranks = Ranks::BOTTOM;
        Suit::ALL.into_iter().zip(numbers).for_each(|(suit, rank)| ranks.set(suit, rank));
        ranks
    }
}

impl From<Ranks> for [u8; 6] {
    fn from(ranks: Ranks) -> [u8; 6] {
        Suit::ALL.map(|suit| ranks.of(suit))
    }
}
