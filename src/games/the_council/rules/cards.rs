//! Sets of cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::components::{Card, Kind, Suit, Suits};

/// A set of cards: a hand, drafted cards, what a seat commits. Ordered as the sets of a canonical list are: by the
/// highest card that only one of two sets has.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "u64", into = "u64")]
pub struct CardSet(u64);

/// The cards of each suit, by suit.
const OF_SUIT: [CardSet; Suit::COUNT] = {
    let mut sets = [CardSet::EMPTY; Suit::COUNT];
    let mut at = 0;
    while at < Suit::COUNT {
        sets[at] = CardSet::fitting(Suits::of(&[Suit::ALL[at]]));
        at += 1;
    }
    sets
};

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All cards.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);
    /// The Aces.
    pub const ACES: CardSet = CardSet::of_kind(Kind::Ace);
    /// The numbers.
    pub const NUMBERS: CardSet = CardSet::of_kind(Kind::Number);
    /// The Pawns.
    pub const PAWNS: CardSet = CardSet::of_kind(Kind::Pawn);
    /// The Courts.
    pub const COURTS: CardSet = CardSet::of_kind(Kind::Court);
    /// The Crowns.
    pub const CROWNS: CardSet = CardSet::of_kind(Kind::Crown);

    const fn of_kind(kind: Kind) -> CardSet {
        let mut set = 0;
        let mut at = 0;
        while at < Card::COUNT {
            if Card::ALL[at].kind() as u8 == kind as u8 {
                set |= 1 << at;
            }
            at += 1;
        }
        CardSet(set)
    }

    const fn fitting(suits: Suits) -> CardSet {
        let mut set = 0;
        let mut at = 0;
        while at < Card::COUNT {
            if Card::ALL[at].suits().meets(suits) {
                set |= 1 << at;
            }
            at += 1;
        }
        CardSet(set)
    }

    /// Returns the cards of a suit.
    pub const fn of_suit(suit: Suit) -> CardSet {
        OF_SUIT[suit.index()]
    }

    /// Returns the cards that share a suit with the event (R17).
    pub fn that_fit(event: Card) -> CardSet {
        FITTING[event.index()]
    }

    /// Returns the set of one card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card as u8)
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card as u8 != 0
    }

    /// Whether all cards of `part` are in the set.
    pub const fn contains_all(self, part: CardSet) -> bool {
        part.0 & !self.0 == 0
    }

    /// Returns the cards in both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Returns the cards in either set.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Returns the cards that are not in the other set.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    /// Returns the first card in canonical order.
    pub fn first(self) -> Option<Card> {
        Card::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// Returns the card at a position in canonical order.
    pub fn nth(self, position: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..position.min(Card::COUNT as u32) {
            rest &= rest.wrapping_sub(1);
        }
        CardSet(rest).first()
    }

    /// Returns the number of cards of the set that come before a card.
    pub const fn before(self, card: Card) -> u32 {
        (self.0 & ((1 << card as u8) - 1)).count_ones()
    }

    /// Returns the cards, in canonical order, in a list.
    pub fn to_vec(self) -> Vec<Card> {
        self.iter().collect()
    }

    /// Returns the cards, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.remove(card);
            Some(card)
        })
    }

    /// Returns the number of subsets.
    pub const fn subsets(self) -> u32 {
        1_u32.wrapping_shl(self.0.count_ones())
    }

    /// Returns the subset at a position in the order of sets.
    #[must_use]
    pub fn subset(self, position: u32) -> CardSet {
        let chosen = |&(at, _): &(usize, Card)| position >> at & 1 != 0;
        self.iter()
            .enumerate()
            .take(u32::BITS as usize)
            .filter(chosen)
            .map(|(_, card)| card)
            .collect()
    }

    /// Returns the position of a subset among the subsets.
    pub fn position_of_subset(self, subset: CardSet) -> u32 {
        subset.iter().fold(0, |position, card| position | 1 << self.before(card))
    }

    /// Returns the card of lowest rank, the first of several.
    pub fn lowest(self) -> Option<Card> {
        // Those of rank 0 are last in canonical order, the others are sorted by rank.
        let without_rank = self.minus(CardSet::ACES).minus(CardSet::NUMBERS);
        without_rank.first().or(self.first())
    }
}

/// The cards that share a suit with each card.
const FITTING: [CardSet; Card::COUNT] = {
    let mut sets = [CardSet::EMPTY; Card::COUNT];
    let mut at = 0;
    while at < Card::COUNT {
        sets[at] = CardSet::fitting(Card::ALL[at].suits());
        at += 1;
    }
    sets
};

impl From<CardSet> for u64 {
    fn from(set: CardSet) -> u64 {
        set.0
    }
}

/// Bits beyond the last card name nothing.
impl From<u64> for CardSet {
    fn from(bits: u64) -> CardSet {
        CardSet(bits).and(CardSet::ALL)
    }
}

/// The codes of the cards.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(&codes.join(" "))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.or(CardSet::of(card)))
    }
}
