//! Chance: one secret seed, named streams, and draws that can always be repeated.
//!
//! Every draw of a stream is numbered. The k-th draw depends on the seed, the stream and k alone, so that
//! undoing an action and choosing another cannot re-roll luck, and no stream affects another. The generator
//! is PCG32 (O'Neill 2014): 64-bit arithmetic only, the same values natively and in wasm.

use rand::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret that determines all luck of a game. No view holds it.
///
/// # Examples
///
/// ```
/// use curia::rules::luck::{Draws, Seed};
///
/// let seed = Seed::from_text("Harbour");
/// assert_eq!(seed, Seed::from_text(" harbour "));
///
/// let mut draws = Draws::<3>::from(seed, 0);
/// let first = draws.draw(6);
/// assert!(first < 6);
/// assert_eq!([first, draws.draw(6)], [seed.draw(3, 0, 6), seed.draw(3, 1, 6)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed(pub u64);

impl Seed {
    /// Returns the seed named by a text, ignoring case and surrounding blanks (FNV-1a, 64 bits).
    pub fn from_text(text: &str) -> Seed {
        Seed(fnv1a(text.trim().to_lowercase().as_bytes()))
    }

    /// Returns the seed for chance beside the game, such as a bot's, at a numbered moment of the game that a text
    /// seeds. Anyone who gets it learns nothing of the text: it is a one-way function (SHA-256) keyed by that.
    pub fn beside(text: &str, purpose: &str, moment: usize) -> Seed {
        let hash = Sha256::digest(format!("{purpose} {moment}\n{text}"));
        Seed(hash.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte)))
    }

    /// Returns a stream of numbers from its beginning, for one purpose named by `stream`.
    pub fn stream(self, stream: u64) -> Pcg32 {
        Pcg32::new(start(self, stream), stream)
    }

    /// Returns the `index`-th draw of a stream: a number below `bound`, 0 if `bound` is 0.
    pub fn draw(self, stream: u64, index: u32, bound: u32) -> u32 {
        draw_at(place_of(self, stream, index), stream, bound)
    }
}

/// Room for the retries of [`below`]; for the bounds of card games one retry is already rare.
const OUTPUTS_PER_DRAW: u32 = 8;

/// The draws of one stream in order: the same as [`Seed::draw`] with the indices 0, 1, 2 and so on, but
/// without stepping to each of them from the beginning of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draws<const STREAM: u64> {
    /// The state of the stream's PCG32 at the next draw.
    next: u64,
}

impl<const STREAM: u64> Draws<STREAM> {
    /// Returns the draws of a seed from the `index`-th on.
    pub fn from(seed: Seed, index: u32) -> Draws<STREAM> {
        Draws { next: place_of(seed, STREAM, index) }
    }

    /// Returns the next draw: a number below `bound`, 0 if `bound` is 0.
    pub fn draw(&mut self, bound: u32) -> u32 {
        let drawn = draw_at(self.next, STREAM, bound);
        let (factor, summand) = steps_of_draw(STREAM);
        self.next = self.next.wrapping_mul(factor).wrapping_add(summand);
        drawn
    }
}

/// Returns the number that PCG32 adds at each step of a stream.
const fn increment(stream: u64) -> u64 {
    stream << 1 | 1
}

/// Returns the factor and the summand that advance PCG32's state by all outputs of one draw: the new state is
/// the old one times the first, plus the second.
const fn steps_of_draw(stream: u64) -> (u64, u64) {
    const FACTOR_AND_SUM: (u64, u64) = {
        let (mut factor, mut sum, mut step) = (1_u64, 0_u64, 0);
        while step < OUTPUTS_PER_DRAW {
            sum = sum.wrapping_add(factor);
            factor = factor.wrapping_mul(PCG_FACTOR);
            step += 1;
        }
        (factor, sum)
    };
    let (factor, sum) = FACTOR_AND_SUM;
    (factor, sum.wrapping_mul(increment(stream)))
}

/// Returns the state of a stream's PCG32 at the `index`-th draw.
fn place_of(seed: Seed, stream: u64, index: u32) -> u64 {
    let added = increment(stream);
    let first = start(seed, stream).wrapping_add(added);
    let mut state = first.wrapping_mul(PCG_FACTOR).wrapping_add(added);
    // By squaring (Brown 1994), so that the number of draws hardly matters.
    let (mut factor, mut summand) = steps_of_draw(stream);
    let mut left = index;
    while left > 0 {
        if left & 1 == 1 {
            state = state.wrapping_mul(factor).wrapping_add(summand);
        }
        summand = summand.wrapping_mul(factor.wrapping_add(1));
        factor = factor.wrapping_mul(factor);
        left >>= 1;
    }
    state
}

/// Returns the draw at a state of a stream's PCG32, with the same outputs as rand_pcg.
fn draw_at(mut state: u64, stream: u64, bound: u32) -> u32 {
    below_from(bound, || {
        let output = ((state >> 18 ^ state) >> 27) as u32;
        let output = output.rotate_right((state >> 59) as u32);
        state = state.wrapping_mul(PCG_FACTOR).wrapping_add(increment(stream));
        output
    })
}

/// The multiplier of PCG32.
const PCG_FACTOR: u64 = 6_364_136_223_846_793_005;

/// Returns a uniform number below `bound`, 0 if `bound` is 0 (Lemire 2019, unbiased).
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    below_from(bound, || rng.next_u32())
}

fn below_from(bound: u32, mut output: impl FnMut() -> u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    let mut product = u64::from(output()) * u64::from(bound);
    // The product can be below the threshold only if it is below the bound; this avoids a slow division.
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(output()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Shuffles in place (Fisher and Yates).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// Returns the FNV-1a hash, 64 bits: a fingerprint for comparing, no protection against tampering.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Returns a state for a stream of its own, since PCG streams of one state are correlated.
const fn start(seed: Seed, stream: u64) -> u64 {
    mix(seed.0 ^ mix(stream))
}

/// Mixes the bits: the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
