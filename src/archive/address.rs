//! What the part of the page's address after `#` asks for.
//!
//! ```text
//! #m=<text>                a match, see [`crate::record::link`]
//! #replay=<id>&at=<n>      the replay of a kept match, after its first n actions
//! ```
//!
//! Anybody may write anything there, so nothing of it is believed: whether there is such a match, and
//! so many actions in it, is for whoever opens it to say.

use std::fmt;

use super::MatchId;
use crate::record::link::{AT, LONGEST_TEXT, is_link, number, quoted};

/// What stands before the name of a match.
const REPLAY: &str = "replay=";

/// What an address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Address {
    /// Nothing that is known.
    #[default]
    Nothing,
    /// The replay of a kept match.
    Replay {
        /// The match.
        id: MatchId,
        /// After so many of its actions; at its beginning if that is not said.
        at: Option<usize>,
    },
    /// A match that is sent as a link: all of its text.
    Link(String),
}

/// Why an address is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strange {
    /// It is meant as a replay, but names no match; the beginning of what stands there.
    NoMatch(String),
    /// What stands after `&at=` is no number that is written so; its beginning.
    NoMoment(String),
    /// Longer than anything that is sent, by its length in bytes.
    TooLong(usize),
}

impl Address {
    /// Reads what stands after the `#`, with it or without it.
    ///
    /// # Errors
    /// If it is meant as an address of this page and is none.
    pub fn read(fragment: &str) -> Result<Address, Strange> {
        if fragment.len() > LONGEST_TEXT {
            return Err(Strange::TooLong(fragment.len()));
        }
        let text = fragment.trim();
        let text = text.strip_prefix('#').unwrap_or(text);
        if is_link(text) {
            return Ok(Address::Link(text.to_owned()));
        }
        let Some(rest) = text.strip_prefix(REPLAY) else { return Ok(Address::Nothing) };
        let (id, at) = rest.split_once(AT).map_or((rest, None), |(id, at)| (id, Some(at)));
        let id = id.parse().map_err(|_| Strange::NoMatch(quoted(id)))?;
        let moment = |at: &str| number(at).ok_or_else(|| Strange::NoMoment(quoted(at)));
        Ok(Address::Replay { id, at: at.map(moment).transpose()? })
    }
}

/// What stands after the page's own address, from the `#` on.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Nothing => Ok(()),
            Address::Replay { id, at: None } => write!(f, "#{REPLAY}{id}"),
            Address::Replay { id, at: Some(at) } => write!(f, "#{REPLAY}{id}{AT}{at}"),
            Address::Link(text) => write!(f, "#{text}"),
        }
    }
}
