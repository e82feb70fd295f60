//! The characters of a font in a woff2 file: as much of the format as that takes.

use std::collections::BTreeSet;

/// What a table of the directory is called by its number, if it is not spelt out.
const CMAP: u8 = 0;
const GLYF: u8 = 10;
const LOCA: u8 = 11;
const SPELT_OUT: u8 = 63;
/// The directory begins after this many bytes.
const HEADER: usize = 48;

/// Reads numbers one after the other.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        self.at += 1;
        self.bytes[self.at - 1]
    }

    /// A number in seven bits a byte, the highest first.
    fn number(&mut self) -> usize {
        let mut number = 0;
        loop {
            let byte = self.byte();
            number = number << 7 | usize::from(byte & 0x7f);
            if byte & 0x80 == 0 {
                return number;
            }
        }
    }
}

fn two(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn four(bytes: &[u8], at: usize) -> usize {
    usize::from(two(bytes, at)) << 16 | usize::from(two(bytes, at + 2))
}

/// Returns every character that the font has a drawing of.
pub fn characters(file: &[u8]) -> BTreeSet<char> {
    assert!(file.starts_with(b"wOF2"), "a woff2 file");
    let mut directory = Reader { bytes: file, at: HEADER };
    let (mut offset, mut cmap) = (0, None);
    for _ in 0..two(file, 12) {
        let flags = directory.byte();
        let (table, version) = (flags & 0x3f, flags >> 6);
        if table == SPELT_OUT {
            directory.at += 4;
        }
        let whole = directory.number();
        // Outlines are stored in another form unless this says otherwise, all else in its own.
        let is_transformed = (version == 0) == matches!(table, GLYF | LOCA) && version != 3;
        let stored = if is_transformed { directory.number() } else { whole };
        if table == CMAP {
            cmap = Some(offset..offset + stored);
        }
        offset += stored;
    }
    let mut packed = &file[directory.at..][..four(file, 20)];
    let mut tables = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut packed, &mut tables).expect("sound brotli");
    assert_eq!(tables.len(), offset, "all tables, and nothing else");
    mapped(&tables[cmap.expect("a table of characters")])
}

/// The characters of the table that maps them to drawings, in its usual form: runs of numbers of 16 bits.
fn mapped(cmap: &[u8]) -> BTreeSet<char> {
    let maps = (0..usize::from(two(cmap, 2))).map(|at| &cmap[four(cmap, 8 + 8 * at)..]);
    let map = maps.into_iter().find(|map| two(map, 0) == 4).expect("a map of form 4");
    let size = usize::from(two(map, 6));
    let (ends, starts) = (14, 16 + size);
    let (deltas, ranges) = (starts + size, starts + 2 * size);
    let mut found = BTreeSet::new();
    for run in (0..size).step_by(2) {
        let (start, end) = (two(map, starts + run), two(map, ends + run));
        let (delta, range) = (two(map, deltas + run), usize::from(two(map, ranges + run)));
        for code in start..=end {
            let drawing = match range {
                0 => code.wrapping_add(delta),
                range => two(map, ranges + run + range + 2 * usize::from(code - start)),
            };
            // Number 0 is the box for what is missing; the last run says that it ends.
            if drawing != 0 && code != u16::MAX {
                found.extend(char::from_u32(u32::from(code)));
            }
        }
    }
    found
}
