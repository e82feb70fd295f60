//! Positions as JSON: full states in names that stay, the form for tools and tests. A game has its own form, with a
//! struct for every object, and the reader of its parts; what is here is the same for every game.
//!
//! A position has exactly one text but for blanks and the order of names, and is read only if it is one of play.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::luck::Seed;

mod by;

pub use by::{By, Key};

/// Length limit for reading, in bytes; no position comes near it.
pub const LONGEST_TEXT: usize = 64 << 10;

/// Longest quote of a wrong text, in characters.
const LONGEST_QUOTE: usize = 32;

/// Reason a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread<F> {
    /// Longer than is read.
    TooLong,
    /// Not JSON, or not in the form of a position.
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column in bytes, from 1; 0 at the beginning of a line.
        column: usize,
        /// Message of the JSON library, for developers.
        detail: String,
    },
    /// JSON with a list in place of an object, or an object in place of a word, which serde would accept.
    OtherForm {
        /// Place, as a JSON pointer.
        pointer: String,
    },
    /// Every reason the position is impossible.
    Impossible(Vec<F>),
}

/// Reads a position as JSON of the form `P`, and its state by `state`.
///
/// # Errors
/// Returns an error if the text is not a position, or an impossible one.
pub fn read<P: Serialize + DeserializeOwned, S, F>(
    text: &[u8],
    state: impl FnOnce(&P) -> Result<S, Vec<F>>,
) -> Result<S, Unread<F>> {
    if text.len() > LONGEST_TEXT {
        return Err(Unread::TooLong);
    }
    let malformed = |error: serde_json::Error| Unread::Malformed {
        line: error.line(),
        column: error.column(),
        detail: error.to_string(),
    };
    let position: P = serde_json::from_slice(text).map_err(malformed)?;
    let given: Value = serde_json::from_slice(text).map_err(malformed)?;
    let written = serde_json::to_value(&position).map_err(malformed)?;
    if let Some(pointer) = difference(&given, &written, String::new()) {
        return Err(Unread::OtherForm { pointer });
    }
    state(&position).map_err(Unread::Impossible)
}

/// Returns the first difference of two values as a JSON pointer; `at` is the place of both.
fn difference(one: &Value, other: &Value, at: String) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            one.iter().find_map(|(name, value)| {
                let at = format!("{at}/{name}");
                match other.get(name) {
                    Some(other) => difference(value, other, at),
                    None => Some(at),
                }
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(index, (one, other))| difference(one, other, format!("{at}/{index}")))
        }
        _ => (one != other).then_some(at),
    }
}

/// Reads a field that must be present, even if it may be `null`.
///
/// # Errors
/// Returns an error if the value is not of the type.
pub fn there<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// Returns the beginning of a wrong text, to quote it.
pub fn quote(text: &str) -> String {
    text.chars().take(LONGEST_QUOTE).collect()
}

/// Returns a seed as sixteen hexadecimal digits.
pub fn seed_digits(seed: Seed) -> String {
    format!("{:016x}", seed.0)
}

/// Reads a seed of sixteen hexadecimal digits.
pub fn read_seed(digits: &str) -> Option<Seed> {
    let well_formed = digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    u64::from_str_radix(digits, 16).ok().filter(|_| well_formed).map(Seed)
}
