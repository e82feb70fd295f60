//! Values as numbers: how a pick goes through what knows no game, and comes back.

pub use curia_macros::Numbered;

use crate::vocabulary::Vocabulary;

/// A type with so few values that each has a number.
pub trait Numbered: Sized {
    /// Number of values.
    const COUNT: u32;

    /// Returns the number of a value, from 0 on.
    fn number(self) -> u32;

    /// Returns the value of a number; `None` if it has none.
    fn from_number(number: u32) -> Option<Self>;

    /// Returns every value, in the order of their numbers.
    fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_number)
    }
}

impl<T: Vocabulary> Numbered for T {
    const COUNT: u32 = T::ALL.len() as u32;

    fn number(self) -> u32 {
        self.place().into()
    }

    fn from_number(number: u32) -> Option<T> {
        T::ALL.get(usize::try_from(number).ok()?).copied()
    }
}
