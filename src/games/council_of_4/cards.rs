//! A multiset of politics cards: a hand, a deck, the discards, a payment.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::components::{Colour, Politics};

/// How many cards there are of each colour and how many jokers, at most 15 of a kind.
///
/// Four bits a kind, in the order of [`Politics::ALL`]; a whole supply fits.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "[u8; 7]", into = "[u8; 7]")]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// All politics cards of the game.
    pub fn supply() -> Cards {
        Politics::ALL.into_iter().fold(Cards::EMPTY, |cards, card| cards.with(card, card.supply()))
    }

    /// How many cards of a kind.
    pub const fn count(self, card: Politics) -> u8 {
        (self.0 >> (4 * card.index()) & 15) as u8
    }

    /// How many cards of a colour.
    pub const fn of(self, colour: Colour) -> u8 {
        self.count(Politics::Colour(colour))
    }

    /// How many jokers.
    pub const fn jokers(self) -> u8 {
        self.count(Politics::Joker)
    }

    /// The same cards, but `count` of this kind; 15 where it is more.
    pub const fn with(self, card: Politics, count: u8) -> Cards {
        let shift = 4 * card.index();
        let count = if count > 15 { 15 } else { count };
        Cards(self.0 & !(15 << shift) | (count as u32) << shift)
    }

    /// How many cards in all.
    pub fn len(self) -> u8 {
        Politics::ALL.into_iter().map(|card| self.count(card)).sum()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all cards of `part` are among these.
    pub fn contains_all(self, part: Cards) -> bool {
        Politics::ALL.into_iter().all(|card| self.count(card) >= part.count(card))
    }

    /// Adds one card.
    pub fn add(&mut self, card: Politics) {
        *self = self.with(card, self.count(card) + 1);
    }

    /// Takes one card away, if there is one.
    pub fn remove(&mut self, card: Politics) {
        *self = self.with(card, self.count(card).saturating_sub(1));
    }

    /// These cards and those.
    pub fn plus(self, other: Cards) -> Cards {
        Politics::ALL
            .into_iter()
            .fold(self, |cards, card| cards.with(card, cards.count(card) + other.count(card)))
    }

    /// These cards without those; what is not there stays at none.
    pub fn minus(self, other: Cards) -> Cards {
        Politics::ALL.into_iter().fold(self, |cards, card| {
            cards.with(card, cards.count(card).saturating_sub(other.count(card)))
        })
    }

    /// The card at a position below [`Cards::len`], counted by kind.
    pub fn nth(self, mut position: u32) -> Option<Politics> {
        Politics::ALL.into_iter().find(|&card| {
            let count = u32::from(self.count(card));
            let found = position < count;
            position = position.wrapping_sub(count);
            found
        })
    }

    /// Every card, by kind.
    pub fn iter(self) -> impl Iterator<Item = Politics> {
        Politics::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
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

/// The letters of the cards, as `OOPJ`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, "{}", card.letter()))
    }
}
