//! Bytes as choices. Every sequence of bytes is valid, and equal beginnings are equal choices, so that a
//! fuzzer can continue from its findings.

use curia::rules::notation::Argument;

/// The bytes still to be used. After the last one, every choice is the first.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// Returns the next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// Returns a number below `bound`, from one byte, or from two if one is too small; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let low = u32::from(self.byte());
        let high = if bound > 256 { u32::from(self.byte()) } else { 0 };
        (high << 8 | low).checked_rem(bound).unwrap_or_default()
    }

    /// Returns any action.
    pub fn action<A: Argument>(&mut self) -> A {
        A::any(&mut |bound| self.below(bound))
    }

    /// Returns one of these; there must be one.
    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }
}
