//! Chance: one secret seed, named streams, and draws that can be repeated for ever.
//!
//! Every draw of a stream is numbered. The k-th draw depends on the seed, the stream and k alone,
//! so that taking an action back and choosing another cannot re-roll luck, and nothing that one
//! stream does moves another. The generator is PCG32 (O'Neill 2014): 64-bit arithmetic only, the
//! same values natively and in wasm.

use rand::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// The secret from which all luck of a game follows. No view holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed(pub u64);

impl Seed {
    /// The seed that a text names: case and surrounding blanks don't matter (FNV-1a, 64 bits).
    pub fn from_text(text: &str) -> Seed {
        Seed(fnv1a(text.trim().to_lowercase().as_bytes()))
    }

    /// A stream of numbers from the beginning, for one purpose named by `stream`.
    pub fn stream(self, stream: u64) -> Pcg32 {
        // PCG streams of one state are correlated, so each purpose gets a state of its own.
        Pcg32::new(mix(self.0 ^ mix(stream)), stream)
    }

    /// The `index`-th draw of a stream: a number below `bound`, 0 if `bound` is 0.
    pub fn draw(self, stream: u64, index: u32, bound: u32) -> u32 {
        let mut rng = self.stream(stream);
        rng.advance(u64::from(index) * OUTPUTS_PER_DRAW);
        below(&mut rng, bound)
    }
}

/// Room for the retries of [`below`]; for the bounds of card games one retry is already rare.
const OUTPUTS_PER_DRAW: u64 = 8;

/// A uniform number below `bound`, 0 if `bound` is 0 (Lemire 2019, unbiased).
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    let threshold = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= threshold {
            return (product >> 32) as u32;
        }
    }
}

/// Shuffles in place (Fisher and Yates).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// FNV-1a, 64 bits: a fingerprint for comparing, no protection against tampering.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
