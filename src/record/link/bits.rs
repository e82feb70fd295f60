//! Numbers below a known bound, each in as few bits as the bound needs.

/// Returns the number of bits for a number below `bound`; 0 if only one such number exists.
const fn width(bound: u32) -> u32 {
    u32::BITS - bound.saturating_sub(1).leading_zeros()
}

/// Writer of bits to bytes, highest first.
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// Number of free bits in the last byte.
    free: u32,
}

impl Writer {
    pub(super) const fn behind(bytes: Vec<u8>) -> Writer {
        Writer { bytes, free: 0 }
    }

    /// Writes a number below `bound`.
    pub(super) fn put(&mut self, number: u32, bound: u32) {
        for bit in (0..width(bound)).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = u8::BITS;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.free;
            }
        }
    }

    /// Returns all bytes; the free bits of the last one are 0.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reader of bits from bytes, highest first.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// Number of bits read.
    taken: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn of(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, taken: 0 }
    }

    /// Reads a number written for `bound`, which may be larger; `None` if too few bits are left.
    pub(super) fn take(&mut self, bound: u32) -> Option<u32> {
        (0..width(bound)).try_fold(0, |number, _| {
            let byte = self.bytes.get(self.taken / 8)?;
            let bit = byte >> (7 - self.taken % 8) & 1;
            self.taken += 1;
            Some(number << 1 | u32::from(bit))
        })
    }

    /// Returns the number of bytes with unread content; the last byte's free bits count only if one isn't 0.
    pub(super) fn left(&self) -> usize {
        let begun = self.bytes.get(self.taken / 8).filter(|_| !self.taken.is_multiple_of(8));
        let spare = begun.is_some_and(|byte| byte << (self.taken % 8) != 0);
        self.bytes.len() - self.taken.div_ceil(8) + usize::from(spare)
    }
}

#[cfg(test)]
mod tests {
    use super::{Reader, Writer, width};

    #[test]
    fn a_number_takes_as_many_bits_as_its_bound() {
        let widths = [0, 1, 2, 3, 4, 5, 8, 9, 256, 257, u32::MAX].map(width);
        assert_eq!(widths, [0, 0, 1, 2, 2, 3, 3, 4, 8, 9, 32]);
    }

    #[test]
    fn numbers_of_any_bounds_come_back() {
        let numbers: Vec<(u32, u32)> = (1..200).map(|bound| (bound * 31 % bound, bound)).collect();
        let mut writer = Writer::behind(vec![9]);
        numbers.iter().for_each(|&(number, bound)| writer.put(number, bound));
        let bytes = writer.finish();
        assert_eq!(bytes[0], 9);
        let mut reader = Reader::of(&bytes[1..]);
        for (number, bound) in numbers {
            assert_eq!(reader.take(bound), Some(number), "below {bound}");
        }
        assert_eq!(reader.left(), 0);
        assert_eq!(reader.take(256), None);
    }

    #[test]
    fn bytes_and_bits_that_nobody_took_are_counted() {
        let left_of = |bytes: &[u8]| {
            let mut reader = Reader::of(bytes);
            assert_eq!(reader.take(4), Some(2));
            reader.left()
        };
        assert_eq!(left_of(&[0b1000_0000]), 0);
        assert_eq!(left_of(&[0b1000_0001]), 1);
        assert_eq!(left_of(&[0b1000_0000, 0, 0]), 2);
        assert_eq!(left_of(&[0b1010_0000, 0, 0]), 3);
        assert_eq!(Reader::of(&[0]).left(), 1);
        assert_eq!(Reader::of(&[]).left(), 0);
    }
}
