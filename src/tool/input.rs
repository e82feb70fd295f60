//! Reading what a command works on: a file or standard input, of a length that has a limit.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use serde::Serialize;

use super::failure::{Failure, Unusable};
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::position;
use crate::games::council_of_4::state::State;
use crate::record::{Match, game_file, json, link};

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
            .map_err(|unusable| self.unusable(unusable))
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
    pub fn state(&self) -> Result<State, Failure> {
        let text = self.text(position::LONGEST_TEXT)?;
        position::read(text).map_err(|error| self.unusable(Unusable::Position(error)))
    }

    /// The match that is written there, as a game file, as JSON or as a link.
    ///
    /// # Errors
    /// If there is none, or not all of it can be kept.
    pub fn game(&self) -> Result<Match<CouncilOf4>, Failure> {
        let text = self.text(json::LONGEST_TEXT)?;
        let is_json = text.trim_start().starts_with('{');
        let read = if is_json {
            from_json(&text)
        } else if link::is_link(&text) {
            from_link(&text)
        } else {
            from_game_file(&text)
        };
        read.map_err(|unusable| self.unusable(unusable))
    }

    /// That this input can't be used.
    pub fn unusable(&self, unusable: Unusable) -> Failure {
        Failure::Input(self.clone(), unusable)
    }
}

fn from_json(text: &str) -> Result<Match<CouncilOf4>, Unusable> {
    let opened = json::read::<CouncilOf4>(text).map_err(Unusable::Match)?;
    let Some(lost) = opened.lost else { return Ok(opened.record) };
    // What the reader gave up at is asked for its reason.
    let why = CouncilOf4::parse(&lost.first).and_then(|action| {
        let mut state = opened.record.replay(|_, _| {}).ok()?;
        CouncilOf4::apply(&mut state, action, |_| {}).err()
    });
    Err(Unusable::Lost(lost, why))
}

fn from_link(text: &str) -> Result<Match<CouncilOf4>, Unusable> {
    let opened = link::decode::<CouncilOf4>(text).map_err(Unusable::Link)?.opened;
    opened.lost.map_or(Ok(opened.record), |lost| Err(Unusable::LinkLost(lost)))
}

fn from_game_file(text: &str) -> Result<Match<CouncilOf4>, Unusable> {
    let opened = game_file::read::<CouncilOf4>(text).map_err(Unusable::GameFile)?;
    if let Some(stopped) = opened.stopped {
        return Err(Unusable::Stopped(stopped));
    }
    match opened.wrong_results.into_iter().next() {
        Some(wrong) => Err(Unusable::WrongResult(wrong)),
        None => Ok(opened.record),
    }
}

/// A value as JSON, on one line. No value of the tool has a map with keys other than texts, so
/// this can't fail.
pub fn line_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
