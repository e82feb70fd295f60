//! A multiset of politics cards: a hand, a deck, the discards, a payment.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::components::{COUNCIL_SIZE, Colour, Politics};

/// Numbers of cards by kind, at most 15 of each: the six colours and the joker.
///
/// Four bits per kind, in the order of [`Politics::ALL`]; the whole supply fits.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "[u8; 7]", into = "[u8; 7]")]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// Returns all politics cards of the game.
    pub fn supply() -> Cards {
        Politics::ALL.into_iter().fold(Cards::EMPTY, |cards, card| cards.with(card, card.supply()))
    }

    /// Returns the number of cards of a kind.
    pub const fn count(self, card: Politics) -> u8 {
        (self.0 >> (4 * card.index()) & 15) as u8
    }

    /// Returns the number of cards of a colour.
    pub const fn of(self, colour: Colour) -> u8 {
        self.count(Politics::Colour(colour))
    }

    /// Returns the number of jokers.
    pub const fn jokers(self) -> u8 {
        self.count(Politics::Joker)
    }

    /// Returns the same cards with `count` of this kind, at most 15.
    pub const fn with(self, card: Politics, count: u8) -> Cards {
        let shift = 4 * card.index();
        let count = if count > 15 { 15 } else { count };
        Cards(self.0 & !(15 << shift) | (count as u32) << shift)
    }

    /// Returns the number of all cards.
    pub const fn len(self) -> u8 {
        let (even, odd) = self.halves();
        // The highest byte of the product is the sum of all bytes.
        ((even + odd).wrapping_mul(EACH_BYTE) >> 24) as u8
    }

    /// Returns the counts of the kinds at even and at odd positions, one byte each, to add and compare all
    /// kinds together.
    const fn halves(self) -> (u32, u32) {
        (self.0 & LOW_HALVES, self.0 >> 4 & LOW_HALVES)
    }

    const fn from_halves(even: u32, odd: u32) -> Cards {
        Cards(even | odd << 4)
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all cards of `part` are among these.
    pub const fn contains_all(self, part: Cards) -> bool {
        let (even, odd) = self.halves();
        let (part_even, part_odd) = part.halves();
        at_least(even, part_even) & at_least(odd, part_odd) == EACH_HIGH_BIT
    }

    /// Returns the cards that both have, by kind the smaller number.
    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        const fn least(these: u32, those: u32) -> u32 {
            let take_those = whole_bytes(at_least(these, those));
            those & take_those | these & !take_those
        }
        let (even, odd) = self.halves();
        let (other_even, other_odd) = other.halves();
        Cards::from_halves(least(even, other_even), least(odd, other_odd))
    }

    /// Returns one card of each kind of which there are more than among the others.
    #[must_use]
    pub const fn beyond(self, other: Cards) -> Cards {
        let (even, odd) = self.halves();
        let (other_even, other_odd) = other.halves();
        Cards::from_halves(
            at_least(even, other_even + EACH_BYTE) >> 7,
            at_least(odd, other_odd + EACH_BYTE) >> 7,
        )
    }

    /// Returns one card of a colour.
    pub(super) const fn one(colour: Colour) -> Cards {
        Cards(1 << (4 * colour.index()))
    }

    /// Returns four bits per kind: whether there is a first, second, third and fourth card of it.
    pub(super) const fn first_to_fourth(self) -> u32 {
        const EACH: u32 = 0x1111_1111;
        let [ones, twos, fours] =
            [self.0 & EACH, self.0 >> 1 & EACH, (self.0 >> 2 | self.0 >> 3) & EACH];
        (ones | twos | fours) | (twos | fours) << 1 | (ones & twos | fours) << 2 | fours << 3
    }

    /// Returns one card of the colour at a position.
    pub(super) const fn one_at(position: u8) -> Cards {
        Cards(1 << (4 * (position & 7)))
    }

    /// Returns this many jokers, at most 15.
    pub(super) const fn of_jokers(count: u8) -> Cards {
        Cards((count as u32) << (4 * Politics::Joker.index()))
    }

    /// Returns one card for each councillor.
    pub fn matching(council: [Colour; COUNCIL_SIZE]) -> Cards {
        let [a, b, c, d] = council.map(Cards::one);
        a.stacked(b).stacked(c).stacked(d)
    }

    /// Returns the sum of both, which must have at most 15 of a kind.
    pub(super) const fn stacked(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Returns the cards that are not jokers.
    pub(super) const fn without_jokers(self) -> Cards {
        self.with(Politics::Joker, 0)
    }

    /// Adds one card, up to 15 of a kind.
    pub const fn add(&mut self, card: Politics) {
        self.0 += ((self.count(card) < 15) as u32) << (4 * card.index());
    }

    /// Removes one card, if there is one.
    pub const fn remove(&mut self, card: Politics) {
        self.0 -= ((self.count(card) > 0) as u32) << (4 * card.index());
    }

    /// Returns the sum of both, capped at 15 of a kind.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        const fn sum(these: u32, those: u32) -> u32 {
            let sum = these + those;
            let too_many = whole_bytes((sum & EACH_BYTE << 4) << 3);
            (sum | too_many) & LOW_HALVES
        }
        let (even, odd) = self.halves();
        let (other_even, other_odd) = other.halves();
        Cards::from_halves(sum(even, other_even), sum(odd, other_odd))
    }

    /// Returns these cards without those of `other`, at least 0 of each kind.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        // No byte borrows from the next, since only cards that are there are taken.
        Cards(self.0 - self.common(other).0)
    }

    /// Returns the card at a position below [`Cards::len`], counted by kind.
    pub const fn nth(self, position: u32) -> Option<Politics> {
        const EACH_OF_EIGHT: u64 = 0x0101_0101_0101_0101;
        // Seven bits hold every sum and position, so that the eighth shows which is greater.
        if position > 127 {
            return None;
        }
        // One byte a kind, each with the sum of its own count and of those before it.
        let (even, odd) = self.halves();
        let sums = (spread(even) | spread(odd) << 8).wrapping_mul(EACH_OF_EIGHT);
        let reached = ((position as u64 * EACH_OF_EIGHT) | (EACH_OF_EIGHT << 7)) - sums;
        let each = reached >> 7 & EACH_OF_EIGHT;
        let kind = (each.wrapping_mul(EACH_OF_EIGHT) >> 56) as usize;
        if kind < Politics::ALL.len() { Some(Politics::ALL[kind]) } else { None }
    }

    /// Returns every card, by kind.
    pub fn iter(self) -> impl Iterator<Item = Politics> {
        Politics::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

const LOW_HALVES: u32 = 0x0f0f_0f0f;
const EACH_BYTE: u32 = 0x0101_0101;
const EACH_HIGH_BIT: u32 = 0x8080_8080;

/// Returns the high bit of each byte in which `these` is at least `those`; both below 128.
const fn at_least(these: u32, those: u32) -> u32 {
    ((these | EACH_HIGH_BIT) - those) & EACH_HIGH_BIT
}

/// Sets all bits of each byte whose high bit is set.
const fn whole_bytes(high_bits: u32) -> u32 {
    (high_bits >> 7) * 0xff
}

/// Spreads the four bytes, each into the low byte of a 16-bit place.
const fn spread(bytes: u32) -> u64 {
    let wide = (bytes as u64 | (bytes as u64) << 16) & 0x0000_ffff_0000_ffff;
    (wide | wide << 8) & 0x00ff_00ff_00ff_00ff
}

impl FromIterator<Politics> for Cards {
    fn from_iter<T: IntoIterator<Item = Politics>>(cards: T) -> Cards {
        let mut sum = Cards::EMPTY;
        cards.into_iter().for_each(|card| sum.add(card));
        sum
    }
}

impl From<[u8; 7]> for Cards {
    fn from(counts: [u8; 7]) -> Cards {
        Politics::ALL
            .into_iter()
            .fold(Cards::EMPTY, |cards, card| cards.with(card, counts[card.index()]))
    }
}

impl From<Cards> for [u8; 7] {
    fn from(cards: Cards) -> [u8; 7] {
        Politics::ALL.map(|card| cards.count(card))
    }
}

/// Prints the letters of the cards, such as `OOPJ`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, "{}", card.letter()))
    }
}
