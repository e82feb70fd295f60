//! A match with what is kept about it, and its stored form: JSON with a version of its own around
//! the form of the match.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Day, MatchId};
use crate::record::json::{self, Lost, Opened, ReadError};
use crate::record::{Match, clean_text};
use crate::rules::Game;

/// The version that is written. Older ones stay readable.
pub const FORMAT: u32 = 1;
/// The longest name of a match, in characters.
pub const LONGEST_NAME: usize = 40;

/// A match with what is kept about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Envelope<G: Game> {
    /// Its name among the texts that are kept.
    pub id: MatchId,
    /// What people call it: at most [`LONGEST_NAME`] characters; empty if nobody gave it a name.
    pub name: String,
    /// How often it was saved.
    pub revision: u64,
    /// When it was begun, in milliseconds since 1970.
    pub began: u64,
    /// When it was saved last, in milliseconds since 1970.
    pub changed: u64,
    /// Where it comes from, if it was not simply begun.
    pub origin: Option<Origin>,
    /// The match.
    pub record: Match<G>,
}

/// An envelope that was read, as far as its match could be.
#[derive(Clone, Debug, PartialEq)]
pub struct Read<G: Game> {
    /// With the actions that could be played.
    pub envelope: Envelope<G>,
    /// What could not be kept.
    pub lost: Option<Lost>,
}

/// Where a match comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Origin {
    /// It goes on differently from a moment of another match.
    Branch {
        /// That match.
        of: MatchId,
        /// How many actions both share.
        at: usize,
    },
    /// The deal of a day.
    Daily {
        /// The day.
        day: Day,
    },
    /// A copy of another match.
    Copy {
        /// That match.
        of: MatchId,
    },
    /// Out of a file or a link.
    Given,
}

/// Why a kept text can't be read.
#[derive(Clone, Debug, PartialEq)]
pub enum Unreadable<E> {
    /// There is no text any more.
    Missing,
    /// Written by a newer version of the page, in this form, or in form 0, which never was one.
    OtherFormat(u32),
    /// It says that it is another match.
    OtherMatch(MatchId),
    /// What is in it is no match of this game.
    Match(ReadError<E>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form<R> {
    envelope: u32,
    pub id: MatchId,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub revision: u64,
    pub began: u64,
    pub changed: u64,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    #[serde(rename = "match")]
    pub record: R,
}

/// What stands before everything that a version may change.
#[derive(Deserialize)]
pub(super) struct Mark {
    pub id: MatchId,
    pub revision: u64,
}

impl<G: Game> Envelope<G> {
    /// A match that has not been kept yet.
    pub const fn new(id: MatchId, record: Match<G>, now: u64) -> Envelope<G> {
        let name = String::new();
        Envelope { id, name, revision: 0, began: now, changed: now, origin: None, record }
    }

    /// The envelope as text.
    pub fn write(&self) -> String {
        let record = RawValue::from_string(json::write(&self.record)).ok();
        let form = Form {
            envelope: FORMAT,
            id: self.id,
            name: self.name.clone(),
            revision: self.revision,
            began: self.began,
            changed: self.changed,
            origin: self.origin.clone(),
            record,
        };
        // No map has keys but strings, so this can't fail.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Reads an envelope and plays the match in it.
    ///
    /// # Errors
    /// If nothing of it can be kept.
    pub fn read(text: &str) -> Result<Read<G>, Unreadable<G::SetupError>> {
        let form = form(text)?;
        let opened = json::read::<G>(form.record.get()).map_err(Unreadable::Match)?;
        let Opened { record, lost } = opened;
        let Form { id, name, revision, began, changed, origin, .. } = form;
        let name = clean_name(&name);
        Ok(Read { envelope: Envelope { id, name, revision, began, changed, origin, record }, lost })
    }
}

/// A name without surrounding blanks and control characters, cut to the longest allowed.
pub fn clean_name(name: &str) -> String {
    clean_text(name, LONGEST_NAME)
}

/// An envelope that this version may open, with its match as a text.
pub(super) fn form<E>(text: &str) -> Result<Form<&RawValue>, Unreadable<E>> {
    mark(text)?;
    serde_json::from_str(text).map_err(malformed)
}

/// Which save of which match an envelope is, if this version may open it.
pub(super) fn mark<E>(text: &str) -> Result<Mark, Unreadable<E>> {
    if text.len() > json::LONGEST_TEXT {
        return Err(Unreadable::Match(ReadError::TooLong(text.len())));
    }
    // The version first: a newer one may have changed the rest.
    #[derive(Deserialize)]
    struct Version {
        envelope: u32,
    }
    let Version { envelope } = serde_json::from_str(text).map_err(malformed)?;
    if envelope != FORMAT {
        return Err(Unreadable::OtherFormat(envelope));
    }
    serde_json::from_str(text).map_err(malformed)
}

fn malformed<E>(error: serde_json::Error) -> Unreadable<E> {
    Unreadable::Match(ReadError::Malformed { line: error.line(), column: error.column() })
}
