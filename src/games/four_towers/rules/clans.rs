//! Numbers of each clan: a handful of peasants, and larger piles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::components::Clan;

/// Bits of a number.
const BITS: u32 = 4;
const MASK: u16 = (1 << BITS) - 1;

/// Up to fifteen of each clan: the peasants of a village, followers, a draw, a payment. They are ordered by the number
/// of the last clan, then the one before it, and so on.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Clans(u16);

impl Clans {
    /// The highest number of a clan.
    pub const MOST: u8 = MASK as u8;
    /// Nobody.
    pub const NONE: Clans = Clans(0);
    /// One of each clan.
    pub const EACH: Clans = Clans(u16::MAX / MASK);

    /// Returns one of a clan.
    pub const fn one(clan: Clan) -> Clans {
        Clans(1 << (BITS * clan as u32))
    }

    /// Returns these numbers by clan; none is more than fifteen.
    pub const fn from_numbers(numbers: [u8; Clan::COUNT]) -> Clans {
        let (mut clans, mut at) = (0, 0);
        while at < Clan::COUNT {
            let number = if numbers[at] as u16 > MASK { MASK } else { numbers[at] as u16 };
            clans |= number << (BITS * at as u32);
            at += 1;
        }
        Clans(clans)
    }

    /// Returns the number of one clan.
    pub const fn of(self, clan: Clan) -> u8 {
        (self.0 >> (BITS * clan as u32) & MASK) as u8
    }

    /// Returns the number of all clans.
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> BITS & 0x0f0f);
        ((pairs & 0xff) + (pairs >> 8)) as u8
    }

    /// Whether there is nobody.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether there is one of the clan.
    pub const fn contains(self, clan: Clan) -> bool {
        self.of(clan) > 0
    }

    /// Whether there are as many of each clan.
    pub fn contains_all(self, others: Clans) -> bool {
        Clan::ALL.into_iter().all(|clan| others.of(clan) <= self.of(clan))
    }

    /// Returns one of each clan of which there is one.
    #[must_use]
    pub const fn each(self) -> Clans {
        let pairs = self.0 | self.0 >> 2;
        Clans((pairs | pairs >> 1) & Clans::EACH.0)
    }

    /// Returns one of each clan of which there is none.
    #[must_use]
    pub const fn each_missing(self) -> Clans {
        Clans(Clans::EACH.0 ^ self.each().0)
    }

    /// Returns one of each clan of which there could be more.
    #[must_use]
    pub const fn each_below_most(self) -> Clans {
        Clans(!self.0).each()
    }

    /// Returns the numbers as they are kept, four bits each.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the clans of which there is one, in order.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Clan> + Clone {
        Clan::ALL.into_iter().filter(move |&clan| self.contains(clan))
    }

    /// Returns the clan of each, in order.
    pub fn iter(self) -> impl Iterator<Item = Clan> + Clone {
        Clan::ALL.into_iter().flat_map(move |clan| (0..self.of(clan)).map(move |_| clan))
    }

    /// Returns the only clan of which there is one.
    pub fn only(self) -> Option<Clan> {
        let mut kinds = self.kinds();
        kinds.next().filter(|_| kinds.next().is_none())
    }

    /// Adds one of a clan. Returns whether there was room.
    pub const fn add(&mut self, clan: Clan) -> bool {
        let there = (self.of(clan) as u16) < MASK;
        if there {
            self.0 += Clans::one(clan).0;
        }
        there
    }

    /// Removes one of a clan. Returns whether there was one.
    pub const fn remove(&mut self, clan: Clan) -> bool {
        let there = self.contains(clan);
        if there {
            self.0 -= Clans::one(clan).0;
        }
        there
    }

    /// Returns these without others.
    #[must_use]
    pub fn minus(self, others: Clans) -> Clans {
        Clans::from_numbers(Clan::ALL.map(|clan| self.of(clan).saturating_sub(others.of(clan))))
    }

    /// Returns these with one more.
    #[must_use]
    pub const fn with(mut self, clan: Clan) -> Clans {
        self.add(clan);
        self
    }
}

impl FromIterator<Clan> for Clans {
    fn from_iter<I: IntoIterator<Item = Clan>>(clans: I) -> Clans {
        clans.into_iter().fold(Clans::NONE, Clans::with)
    }
}

impl fmt::Display for Clans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|clan| write!(f, "{}", clan.letter()))
    }
}

/// Error for a text that holds other letters than those of clans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotClans;

impl FromStr for Clans {
    type Err = NotClans;

    fn from_str(text: &str) -> Result<Clans, NotClans> {
        text.chars().map(|letter| Clan::from_letter(letter).ok_or(NotClans)).collect()
    }
}

/// A number of each clan that may be large: a supply, the temple, the lords.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile([u8; Clan::COUNT]);

impl Pile {
    /// Returns these numbers, by clan.
    pub const fn from_numbers(numbers: [u8; Clan::COUNT]) -> Pile {
        Pile(numbers)
    }

    /// Returns the numbers, by clan.
    pub const fn numbers(self) -> [u8; Clan::COUNT] {
        self.0
    }

    /// Returns the number of one clan.
    pub const fn of(self, clan: Clan) -> u8 {
        self.0[clan.index()]
    }

    /// Returns the number of all clans.
    pub fn total(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// Returns the clans of which there is one, in order.
    pub fn kinds(self) -> impl Iterator<Item = Clan> + Clone {
        Clan::ALL.into_iter().filter(move |&clan| self.of(clan) > 0)
    }

    /// Returns as many of each clan as [`Clans`] can hold.
    pub const fn at_hand(self) -> Clans {
        Clans::from_numbers(self.0)
    }

    /// Adds one of a clan.
    pub const fn add(&mut self, clan: Clan) {
        let number = &mut self.0[clan.index()];
        *number = number.saturating_add(1);
    }

    /// Adds some.
    pub fn add_all(&mut self, clans: Clans) {
        for clan in Clan::ALL {
            let number = &mut self.0[clan.index()];
            *number = number.saturating_add(clans.of(clan));
        }
    }

    /// Removes one of a clan. Returns whether there was one.
    pub const fn remove(&mut self, clan: Clan) -> bool {
        let number = &mut self.0[clan.index()];
        let there = *number > 0;
        *number = number.saturating_sub(1);
        there
    }

    /// Removes some.
    pub fn remove_all(&mut self, clans: Clans) {
        for clan in Clan::ALL {
            let number = &mut self.0[clan.index()];
            *number = number.saturating_sub(clans.of(clan));
        }
    }
}
