//! Sets of permits, and a region's deck of them.

use serde::{Deserialize, Serialize};

use super::board::Region;
use super::components::{PERMITS_PER_REGION, Permit};

const WHOLE_REGION: u16 = (1 << PERMITS_PER_REGION) - 1;
const BITS: u32 = u16::BITS;

/// A set of permits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PermitSet([u16; 3]);

impl PermitSet {
    /// Whether the permit is in the set.
    pub const fn contains(self, permit: Permit) -> bool {
        self.0[permit.region().index()] & 1 << permit.number() != 0
    }

    /// Adds the permit to the set.
    pub fn insert(&mut self, permit: Permit) {
        self.0[permit.region().index()] |= 1 << permit.number();
    }

    /// Removes the permit from the set.
    pub fn remove(&mut self, permit: Permit) {
        self.0[permit.region().index()] &= !(1 << permit.number());
    }

    /// Returns the number of permits in the set.
    pub const fn len(self) -> u8 {
        let [coast, hills, mountains] = self.0;
        (coast.count_ones() + hills.count_ones() + mountains.count_ones()) as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        let [coast, hills, mountains] = self.0;
        coast | hills | mountains == 0
    }

    /// Returns the permits, by region, then by number.
    pub fn iter(self) -> impl Iterator<Item = Permit> + Clone {
        let [coast, hills, mountains] = self.0.map(|bits| u64::from(bits & WHOLE_REGION));
        let mut left = coast | hills << BITS | mountains << (2 * BITS);
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            // One of the sixteen bits of each region is no permit.
            Permit::at((bit - bit / BITS) as u8)
        })
    }

    /// Returns the permits of both sets.
    #[must_use]
    pub const fn union(self, other: PermitSet) -> PermitSet {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        PermitSet([a | d, b | e, c | f])
    }
}

impl FromIterator<Permit> for PermitSet {
    fn from_iter<T: IntoIterator<Item = Permit>>(permits: T) -> PermitSet {
        let mut set = PermitSet::default();
        permits.into_iter().for_each(|permit| set.insert(permit));
        set
    }
}

/// The deck of one region, face down.
///
/// The permits on top are a set: the next one is decided when it is drawn. Below them, in known order, are
/// those that were put under the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PermitDeck {
    /// Numbers of the permits that nobody has seen, as bits.
    unseen: u16,
    /// Numbers of the permits put under the deck, four bits each, the next to be drawn lowest; their count in
    /// the highest four bits. Bytes, since a `u64` would pad every state.
    under: [u8; 8],
}

/// First bit of the count of the permits put under a deck.
const UNDER_LEN: u32 = 60;

impl PermitDeck {
    /// Returns the deck of all fifteen permits.
    pub(super) const fn full() -> PermitDeck {
        PermitDeck { unseen: WHOLE_REGION, under: [0; 8] }
    }

    /// Creates a deck of these unseen permits, with those put under it, the next to be drawn first; all of
    /// one region, at most fifteen.
    pub(super) fn new(region: Region, unseen: PermitSet, under: Vec<Permit>) -> PermitDeck {
        let mut deck = PermitDeck { unseen: unseen.0[region.index()], ..PermitDeck::default() };
        under.into_iter().for_each(|permit| deck.put_under(permit));
        deck
    }

    /// Returns the number of permits in the deck.
    pub const fn len(self) -> u8 {
        self.unseen_len() + self.under_len()
    }

    const fn under_len(self) -> u8 {
        (u64::from_le_bytes(self.under) >> UNDER_LEN) as u8
    }

    /// Whether the deck is empty.
    pub const fn is_empty(self) -> bool {
        self.unseen == 0 && self.under_len() == 0
    }

    /// Returns the number of permits on top in unknown order.
    pub const fn unseen_len(self) -> u8 {
        self.unseen.count_ones() as u8
    }

    /// Returns the permits on top, as a set; `region` is that of the deck.
    pub fn unseen(self, region: Region) -> PermitSet {
        let mut set = PermitSet::default();
        set.0[region.index()] = self.unseen & WHOLE_REGION;
        set
    }

    /// Returns the permits put under the deck, the next to be drawn first.
    pub fn under(self, region: Region) -> impl Iterator<Item = Permit> {
        (0..self.under_len()).filter_map(move |at| {
            Permit::of(region, (u64::from_le_bytes(self.under) >> (4 * at) & 15) as u8)
        })
    }

    /// Takes the `rank`-th unseen permit, counted by number.
    pub(super) fn take_unseen(&mut self, region: Region, rank: u32) -> Option<Permit> {
        let permit = self.unseen(region).iter().nth(rank as usize)?;
        self.unseen &= !(1 << permit.number());
        Some(permit)
    }

    /// Takes the first of the permits that were put under the deck.
    pub(super) fn take_under(&mut self, region: Region) -> Option<Permit> {
        let permit = self.under(region).next()?;
        let left = self.under_len() - 1;
        let rest = (u64::from_le_bytes(self.under) & !(15 << UNDER_LEN)) >> 4;
        self.under = (rest | u64::from(left) << UNDER_LEN).to_le_bytes();
        Some(permit)
    }

    /// Puts a permit under the deck if there is room: always, except in positions that play never reaches.
    pub(super) fn put_under(&mut self, permit: Permit) {
        let len = self.under_len();
        if len < PERMITS_PER_REGION {
            let under = u64::from_le_bytes(self.under) & !(15 << UNDER_LEN)
                | u64::from(permit.number()) << (4 * len)
                | u64::from(len + 1) << UNDER_LEN;
            self.under = under.to_le_bytes();
        }
    }
}
