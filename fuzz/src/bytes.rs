//! Bytes as choices. Every sequence of bytes means something, and one that begins like another
//! begins with the same choices, so that a fuzzer can go on from what it has found.

/// Bytes that are still to be used. After the last one every choice is the first.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `bound`, of one byte, or of two where one can't reach all; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let low = u32::from(self.byte());
        let high = if bound > 256 { u32::from(self.byte()) } else { 0 };
        (high << 8 | low).checked_rem(bound).unwrap_or_default()
    }

    /// One of these; there must be one.
    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }
}
