//! The six suits, and sets of them.

use crate::vocabulary;

vocabulary! {
    /// A suit, in the order used everywhere, with its letter in notation.
    pub enum Suit: json {
        Moons = "moons" 'M',
        Suns = "suns" 'S',
        Waves = "waves" 'W',
        Leaves = "leaves" 'L',
        Wyrms = "wyrms" 'Y',
        Knots = "knots" 'K',
    }
}

impl Suit {
    /// Number of suits.
    pub const COUNT: usize = Suit::ALL.len();
}

/// A set of suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Suits(u8);

impl Suits {
    /// No suit.
    pub const EMPTY: Suits = Suits(0);
    /// All six.
    pub const ALL: Suits = Suits((1 << Suit::COUNT) - 1);

    /// Returns the set of some suits.
    pub const fn of(suits: &[Suit]) -> Suits {
        let mut set = 0;
        let mut at = 0;
        while at < suits.len() {
            set |= 1 << suits[at] as u8;
            at += 1;
        }
        Suits(set)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of suits.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the suit is in the set.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 & 1 << suit as u8 != 0
    }

    /// Whether some suit is in both sets.
    pub const fn meets(self, other: Suits) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the suits, in order, in a list.
    pub fn to_vec(self) -> Vec<Suit> {
        self.iter().collect()
    }

    /// Returns the suits, in order.
    pub fn iter(self) -> impl Iterator<Item = Suit> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let suit = *Suit::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest.wrapping_sub(1);
            Some(suit)
        })
    }
}

impl FromIterator<Suit> for Suits {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Suits {
        Suits(suits.into_iter().fold(0, |set, suit| set | 1 << suit as u8))
    }
}
