//! Reading what a command works on: a file or standard input, of a length that has a limit.

use std::cell::OnceCell;
use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use serde::Serialize;

use super::failure::{Failure, Trouble, Unusable};
use super::spoken::Spoken;
use crate::archive::given::{self, Shortfall};
use crate::record::json::{self, Lost};
use crate::record::{Match, link};
use crate::rules::Game;

/// Where an input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
    File(PathBuf),
    /// An argument that is itself what is to be read: a link.
    Link(String),
}

impl From<&OsStr> for Source {
    fn from(argument: &OsStr) -> Source {
        match argument.to_str() {
            Some("-") => Source::Stdin,
            Some(text) if link::is_link(text) => Source::Link(text.to_owned()),
            _ => Source::File(argument.into()),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Stdin => write!(f, "standard input"),
            Source::File(path) => write!(f, "{}", path.display()),
            Source::Link(_) => write!(f, "the link"),
        }
    }
}

impl Source {
    /// The whole text.
    ///
    /// # Errors
    /// If it can't be read, is longer than `most` bytes, empty, or no text.
    pub fn text(&self, most: usize) -> Result<String, Failure> {
        self.bytes(most)
            .map_err(Unusable::Unreadable)
            .and_then(|bytes| {
                if bytes.len() > most {
                    Err(Unusable::TooLong(most))
                } else if bytes.iter().all(u8::is_ascii_whitespace) {
                    Err(Unusable::Empty)
                } else {
                    let at = |error: std::string::FromUtf8Error| error.utf8_error().valid_up_to();
                    String::from_utf8(bytes).map_err(|error| Unusable::NotUtf8(at(error) + 1))
                }
            })
            .map_err(|unusable| Failure::Input(self.clone(), unusable))
    }

    /// All bytes, or one more than `most`.
    fn bytes(&self, most: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let limit = most as u64 + 1;
        match self {
            Source::Stdin => io::stdin().lock().take(limit).read_to_end(&mut bytes),
            Source::File(path) => File::open(path)?.take(limit).read_to_end(&mut bytes),
            Source::Link(link) => link.as_bytes().take(limit).read_to_end(&mut bytes),
        }?;
        Ok(bytes)
    }

    /// The state of the position that is written there.
    ///
    /// # Errors
    /// If there is none, with the place or every reason.
    pub fn state<G: Spoken>(&self) -> Result<G::State, Failure> {
        let text = self.text(G::LONGEST_POSITION)?;
        G::read_position(&text).map_err(|error| Trouble::<G>::Position(self.clone(), error).into())
    }

    /// The match that is written there, as a game file, as JSON or as a link. Its text is read once and
    /// kept: it may be of another game.
    ///
    /// # Errors
    /// If there is none, or not all of it can be kept.
    pub fn game<G: Spoken>(&self, kept: &OnceCell<String>) -> Result<Match<G>, Failure> {
        let text = match kept.get() {
            Some(text) => text,
            None => {
                let text = self.text(json::LONGEST_TEXT)?;
                kept.get_or_init(|| text)
            }
        };
        let given = given::read::<G>(text)
            .map_err(|why| Trouble::<G>::Refused(self.clone(), Box::new(why)))?;
        match given.shortfall {
            None => Ok(given.record),
            Some(Shortfall::Lost(lost)) => {
                let why = why_not(&given.record, &lost);
                Err(Trouble::<G>::Lost(self.clone(), lost, why).into())
            }
            Some(shortfall) => Err(Trouble::<G>::Short(self.clone(), Box::new(shortfall)).into()),
        }
    }
}

/// Why the first action is not legal that could not be kept; none if it is no action at all.
fn why_not<G: Game>(record: &Match<G>, lost: &Lost) -> Option<G::Illegal> {
    let action = G::parse(&lost.first)?;
    let mut state = record.replay(|_, _| {}).ok()?;
    G::apply(&mut state, action, |_| {}).err()
}

/// A value as JSON, on one line. No value of the tool has a map with keys other than texts, so
/// this can't fail.
pub fn line_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
