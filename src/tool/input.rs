//! Reading of input from a file or standard input, with a limited length.

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
use crate::rules::position::{self, LONGEST_TEXT};

/// Source of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
    File(PathBuf),
    /// Argument that is itself the input: a link.
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
    /// Reads the whole text.
    ///
    /// # Errors
    /// Returns an error if it is unreadable, longer than `most` bytes, empty or not text.
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

    /// Reads all bytes, up to one more than `most`.
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

    /// Reads the state of a position.
    ///
    /// # Errors
    /// Returns an error, with the place or every reason, if there is no valid one.
    pub fn state<G: Spoken>(&self) -> Result<G::State, Failure> {
        let text = self.text(LONGEST_TEXT)?;
        position::read::<G, G::Position>(text.as_bytes())
            .map_err(|error| Trouble::<G>::Position(self.clone(), error).into())
    }

    /// Reads a match as a game file, JSON or a link. Its text is read once and kept, since it may belong
    /// to another game.
    ///
    /// # Errors
    /// Returns an error if there is none, or not all of it can be kept.
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

/// Returns the reason the first lost action is illegal; `None` if it is not an action.
fn why_not<G: Game>(record: &Match<G>, lost: &Lost) -> Option<G::Illegal> {
    let action = G::parse(&lost.first)?;
    let mut state = record.replay(|_, _| {}).ok()?;
    G::apply(&mut state, action, |_| {}).err()
}

/// Returns a value as JSON on one line. All maps of the tool have text keys, so this can't fail.
pub fn line_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
