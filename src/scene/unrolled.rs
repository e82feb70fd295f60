//! A long list as far as it is drawn: the newest of it, or what is around a place, and as much more as was asked for.

use std::ops::Range;

/// Number of entries in a portion. A new entry moves every one that is drawn, and the browser looks at all
/// that move: so only somewhat more than the largest screens show.
pub const PORTION: usize = 20;

/// Number of portions drawn, counted from the newest entry. Portions begin at the same places of the list
/// whatever its length, so a new entry changes none that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrolled(usize);

impl Default for Unrolled {
    fn default() -> Unrolled {
        Unrolled(2)
    }
}

impl Unrolled {
    /// Returns the place of the oldest entry drawn, in a list of so many.
    pub const fn first(self, length: usize) -> usize {
        length.div_ceil(PORTION).saturating_sub(self.0) * PORTION
    }

    /// Returns the list drawn one portion further.
    pub const fn further(self) -> Unrolled {
        Unrolled(self.0 + 1)
    }

    /// Returns the places drawn around one, in a list of so many: on each side one portion less than would be
    /// drawn of the newest.
    pub fn around(self, place: usize, length: usize) -> Range<usize> {
        let portion = place.min(length) / PORTION;
        let first = portion.saturating_sub(self.0 - 1) * PORTION;
        first.min(length)..((portion + self.0) * PORTION).min(length)
    }
}
