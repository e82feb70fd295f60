//! Places at the table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::numbered::Numbered;

/// A place at the table, counted from 0 in seating order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Numbered,
)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(#[below(u8::BITS)] pub u8);

/// A seat in a sentence of the tool, and its number alone as `{:#}`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { write!(f, "{}", self.0) } else { write!(f, "seat {}", self.0) }
    }
}

impl Seat {
    /// Returns the position around the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// Returns the next seat clockwise at a table of `count`.
    pub const fn next(self, count: u8) -> Seat {
        // No remainder: a division takes longer than all else that a turn of seats does.
        let next = self.0.wrapping_add(1);
        if next < count { Seat(next) } else { Seat(0) }
    }
}

/// A set of seats, of up to eight at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < u8::BITS as u8 && self.0 & 1 << seat.0 != 0
    }

    /// Returns the number of seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats, in seating order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(u8::BITS as u8).filter(move |&seat| self.contains(seat))
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1_u8.wrapping_shl(seat.0 as u32);
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// Returns the seats from the best to the last by a standing of which less is better, those that nothing parts together.
pub fn ranked<K: Ord>(
    seats: impl Iterator<Item = Seat>,
    standing: impl Fn(Seat) -> K,
) -> Vec<Vec<Seat>> {
    let mut seats: Vec<Seat> = seats.collect();
    seats.sort_by_cached_key(|&seat| standing(seat));
    let is_level = |one: &Seat, next: &Seat| standing(*one) == standing(*next);
    seats.chunk_by(is_level).map(<[Seat]>::to_vec).collect()
}
