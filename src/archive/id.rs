//! Names of kept matches.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Name of a kept match: sixteen random hexadecimal digits, so that two devices hardly ever choose the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchId(pub u64);

const DIGITS: usize = 16;

/// Error for a text that is not sixteen hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for MatchId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<MatchId, NoId> {
        let is_digit = |letter: u8| matches!(letter, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != DIGITS || !text.bytes().all(is_digit) {
            return Err(NoId);
        }
        u64::from_str_radix(text, 16).map(MatchId).map_err(|_| NoId)
    }
}

impl Serialize for MatchId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MatchId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MatchId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NoId| de::Error::custom("sixteen hexadecimal digits"))
    }
}
