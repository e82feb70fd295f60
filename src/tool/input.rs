//! Reading of input from a file or standard input, with a limited length.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::OnceLock;

use thiserror::Error;

use super::words::too_long;
use crate::record::link;

/// Where an input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
    File(PathBuf),
    /// Argument that is itself the input: a link.
    Link(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Stdin => write!(f, "standard input"),
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Link(_) => write!(f, "the link"),
        }
    }
}

/// An input, which is read once and kept, since it may belong to another game than expected.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it comes from.
    pub place: Place,
    text: OnceLock<String>,
}

impl From<OsString> for Source {
    fn from(argument: OsString) -> Source {
        let place = match argument.to_str() {
            Some("-") => Place::Stdin,
            Some(text) if link::is_link(text) => Place::Link(text.to_owned()),
            _ => Place::File(argument.into()),
        };
        Source { place, text: OnceLock::new() }
    }
}

/// An input that can't be used.
#[derive(Debug, Error)]
#[error("{place}: {why}")]
pub struct Unusable {
    /// Where it comes from.
    pub place: Place,
    /// What is wrong with it.
    pub why: Unread,
}

/// Reason an input can't be used.
#[derive(Debug, Error)]
pub enum Unread {
    /// Unreadable.
    #[error("{0}")]
    Unreadable(io::Error),
    /// Longer than this many bytes.
    #[error("{}", too_long(*.0))]
    TooLong(usize),
    /// Empty.
    #[error("it's empty")]
    Empty,
    /// Not text from this byte on, counted from 1.
    #[error("byte {0}: not UTF-8")]
    NotUtf8(usize),
}

impl Source {
    /// Returns the whole text.
    ///
    /// # Errors
    /// Returns an error if it is unreadable, longer than `most` bytes, empty or not text.
    pub fn text(&self, most: usize) -> Result<&str, Unusable> {
        match self.text.get() {
            Some(text) => Ok(text),
            None => match self.read(most) {
                Ok(text) => Ok(self.text.get_or_init(|| text)),
                Err(why) => Err(Unusable { place: self.place.clone(), why }),
            },
        }
    }

    fn read(&self, most: usize) -> Result<String, Unread> {
        let bytes = self.bytes(most).map_err(Unread::Unreadable)?;
        if bytes.len() > most {
            return Err(Unread::TooLong(most));
        }
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Err(Unread::Empty);
        }
        String::from_utf8(bytes)
            .map_err(|error| Unread::NotUtf8(error.utf8_error().valid_up_to() + 1))
    }

    /// Reads all bytes, up to one more than `most`.
    fn bytes(&self, most: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let limit = most as u64 + 1;
        match &self.place {
            Place::Stdin => io::stdin().lock().take(limit).read_to_end(&mut bytes),
            Place::File(path) => File::open(path)?.take(limit).read_to_end(&mut bytes),
            Place::Link(link) => link.as_bytes().take(limit).read_to_end(&mut bytes),
        }?;
        Ok(bytes)
    }
}
