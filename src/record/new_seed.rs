//! New seeds: texts that are easy to say and too many to try, or typed by someone.

use super::seat::is_hidden;

/// Number of random bytes in a new seed.
pub const BYTES: usize = 9;
/// First sounds of syllables, told apart by ear in any language of the page.
const CONSONANTS: &[u8; 16] = b"bdfhjklmnprstvwy";
/// Last sounds of syllables.
const VOWELS: &[u8; 4] = b"aiou";
/// Number of bytes that encode a whole number of 6-bit syllables.
const BYTES_OF_A_WORD: usize = 3;

/// Returns the seed of these random bytes, another for each: words such as `tadimilo-busanika-wujofadi`.
pub fn spoken(chance: [u8; BYTES]) -> String {
    let words = chance.chunks(BYTES_OF_A_WORD).map(|bytes| {
        let mut bits = bytes.iter().fold(0, |bits, &byte| bits << 8 | usize::from(byte));
        let syllables = (0..BYTES_OF_A_WORD * 8 / 6).map(|_| {
            let sounds = [
                CONSONANTS[bits % CONSONANTS.len()],
                VOWELS[bits / CONSONANTS.len() % VOWELS.len()],
            ];
            bits /= CONSONANTS.len() * VOWELS.len();
            sounds.map(char::from)
        });
        syllables.flatten().collect::<String>()
    });
    words.collect::<Vec<_>>().join("-")
}

/// Returns a seed as it was meant, of composed letters: keyboards write quotes, dashes, dots and spaces in many ways.
pub fn typed(text: &str) -> String {
    let plain = |sign| match sign {
        '\u{2018}'..='\u{201b}' | '\u{2032}' | '\u{b4}' | '`' => '\'',
        '\u{201c}'..='\u{201f}' | '\u{2033}' | '\u{ab}' | '\u{bb}' => '"',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ => sign,
    };
    let shown = text.replace('\u{2026}', "...").replace(is_hidden, "");
    let mut words: String = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    words = words.chars().map(plain).collect();
    // Two of them are written as a long one by some.
    while words.contains("--") {
        words = words.replace("--", "-");
    }
    words
}
