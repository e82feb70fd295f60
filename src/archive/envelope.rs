//! A match with its metadata, and the stored form: JSON with its own version around the form of the match.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{ByLink, Day, MatchId};
use crate::record::json::{self, Lost, Opened, ReadError};
use crate::record::{Match, clean_text};
use crate::rules::{Game, Seat};

/// Highest version that is written. Older ones stay readable.
pub const FORMAT: u32 = 3;
/// Version of a match that is not played by link, which says nothing of that.
pub(super) const AT_ONE_SCREEN: u32 = 1;
/// Version of a match by link whose own seat had no other name before.
const BY_LINK: u32 = 2;
/// Highest revision, far beyond any match; a higher one is not read or written.
pub const LAST_REVISION: u64 = u64::MAX / 2;
/// Maximum length of a match's name, in characters.
pub const LONGEST_NAME: usize = 40;

/// A match with its metadata.
#[derive(Clone, Debug, PartialEq)]
pub struct Envelope<G: Game> {
    /// Name under which it is kept.
    pub id: MatchId,
    /// Name given by people: at most [`LONGEST_NAME`] characters, empty if unnamed.
    pub name: String,
    /// Number of saves.
    pub revision: u64,
    /// Time it began, in milliseconds since 1970.
    pub began: u64,
    /// Time of the last save, in milliseconds since 1970.
    pub changed: u64,
    /// Origin, unless it was simply begun.
    pub origin: Option<Origin>,
    /// What the device keeps of it, if it is played by link.
    pub by_link: Option<ByLink>,
    pub record: Match<G>,
}

/// An envelope, as far as its match could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Read<G: Game> {
    /// The envelope, with the actions that could be played.
    pub envelope: Envelope<G>,
    /// Part that could not be kept.
    pub lost: Option<Lost>,
}

/// Origin of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", try_from = "OriginForm")]
pub enum Origin {
    /// Different continuation from a moment of another match.
    Branch {
        /// The other match.
        of: MatchId,
        /// Number of actions that both share.
        at: usize,
    },
    /// Daily challenge.
    Daily {
        /// The day of the deal.
        day: Day,
    },
    /// Copy of another match.
    Copy {
        /// The other match.
        of: MatchId,
    },
    /// From a file or a link.
    Given,
}

/// Whether a match with this origin is one that a person began and played here: files, links, copies and what-ifs are
/// not.
pub const fn is_own(origin: Option<&Origin>) -> bool {
    matches!(origin, None | Some(Origin::Daily { .. }))
}

/// Fields of every origin. Reading them takes less of a program than reading by kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OriginForm {
    kind: String,
    of: Option<MatchId>,
    at: Option<usize>,
    day: Option<Day>,
}

impl TryFrom<OriginForm> for Origin {
    type Error = &'static str;

    fn try_from(form: OriginForm) -> Result<Origin, &'static str> {
        let OriginForm { kind, of, at, day } = form;
        match (&*kind, of, at, day) {
            ("branch", Some(of), Some(at), None) => Ok(Origin::Branch { of, at }),
            ("daily", None, None, Some(day)) => Ok(Origin::Daily { day }),
            ("copy", Some(of), None, None) => Ok(Origin::Copy { of }),
            ("given", None, None, None) => Ok(Origin::Given),
            _ => Err("an origin"),
        }
    }
}

/// Reason a kept text can't be read.
#[derive(Clone, Debug, PartialEq)]
pub enum Unreadable<E> {
    /// The text no longer exists.
    Missing,
    /// Written by a newer version of the page, in this form, or in form 0, which never existed.
    OtherFormat(u32),
    /// The text names another match.
    OtherMatch(MatchId),
    /// This revision is above [`LAST_REVISION`].
    Revision(u64),
    /// The content is not a match of this game.
    Match(ReadError<E>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form<R> {
    pub envelope: u32,
    pub id: MatchId,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub revision: u64,
    pub began: u64,
    pub changed: u64,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub by_link: Option<ByLink>,
    #[serde(rename = "match")]
    pub record: R,
}

/// The fields that come before everything a version may change.
#[derive(Deserialize)]
pub(super) struct Mark {
    pub id: MatchId,
    pub revision: u64,
}

impl<G: Game> Envelope<G> {
    /// Returns the envelope of a match that has not been kept yet.
    pub const fn new(id: MatchId, record: Match<G>, now: u64) -> Envelope<G> {
        Envelope {
            id,
            name: String::new(),
            revision: 0,
            began: now,
            changed: now,
            origin: None,
            by_link: None,
            record,
        }
    }

    /// Returns the seat of this device's person, if the match is played by link.
    pub fn mine(&self) -> Option<Seat> {
        self.by_link.as_ref().map(|by_link| by_link.mine)
    }

    /// Takes over the match as it came in a link. The person here keeps the own name.
    pub fn take_over(&mut self, sent: Match<G>) {
        let before = std::mem::replace(&mut self.record, sent);
        self.record.assisted |= before.assisted;
        let Some(by_link) = &mut self.by_link else { return };
        by_link.note(&self.record);
        let own = by_link.mine.index();
        if let (Some(now), Some(before)) = (self.record.seats.get_mut(own), before.seats.get(own)) {
            now.name.clone_from(&before.name);
        }
    }

    /// Gives the own seat the name of this device's person.
    pub fn say_name(&mut self, name: &str) {
        let Some(by_link) = &mut self.by_link else { return };
        let Some(seat) = self.record.seats.get_mut(by_link.mine.index()) else { return };
        if seat.name != name {
            by_link.was = Some(std::mem::replace(&mut seat.name, name.to_owned()));
        }
    }

    /// Gives the own seat back, with the name that it had before, and takes another one with the name said here.
    pub fn change_seat(&mut self, to: Seat) {
        let Some(by_link) = &mut self.by_link else { return };
        let from = std::mem::replace(&mut by_link.mine, to);
        let Some(before) = by_link.was.take() else { return };
        let Some(left) = self.record.seats.get_mut(from.index()) else { return };
        let own = std::mem::replace(&mut left.name, before);
        self.say_name(&own);
    }

    /// The envelope as text.
    pub fn write(&self) -> String {
        let record = RawValue::from_string(json::write(&self.record)).ok();
        let form = Form {
            envelope: match &self.by_link {
                None => AT_ONE_SCREEN,
                Some(ByLink { was: None, .. }) => BY_LINK,
                Some(_) => FORMAT,
            },
            id: self.id,
            name: self.name.clone(),
            revision: self.revision,
            began: self.began,
            changed: self.changed,
            origin: self.origin.clone(),
            by_link: self.by_link.clone(),
            record,
        };
        // All maps have string keys, so this can't fail.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Reads an envelope and plays the match in it.
    ///
    /// # Errors
    /// Returns an error if no part of it can be kept.
    pub fn read(text: &str) -> Result<Read<G>, Unreadable<G::SetupError>> {
        let form = form(text)?;
        let opened = json::read::<G>(form.record.get()).map_err(Unreadable::Match)?;
        let Opened { record, lost } = opened;
        let Form { id, name, revision, began, changed, origin, by_link, .. } = form;
        let name = clean_name(&name);
        let envelope = Envelope { id, name, revision, began, changed, origin, by_link, record };
        Ok(Read { envelope, lost })
    }
}

/// Returns a name without surrounding blanks and control characters, cut to the maximum length.
pub fn clean_name(name: &str) -> String {
    clean_text(name, LONGEST_NAME)
}

/// Reads an envelope that this version may open, with its match as text.
pub(super) fn form<E>(text: &str) -> Result<Form<&RawValue>, Unreadable<E>> {
    let form: Result<Form<_>, _> = serde_json::from_str(text);
    let is_sound = |form: &Form<_>| {
        (AT_ONE_SCREEN..=FORMAT).contains(&form.envelope)
            && form.revision <= LAST_REVISION
            && text.len() <= json::LONGEST_TEXT
    };
    // Only a text that is not as it should be is asked why.
    if !form.as_ref().is_ok_and(is_sound) {
        mark(text)?;
    }
    form.map_err(malformed)
}

/// Reads the match and revision of an envelope, if this version may open it.
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
    if !(AT_ONE_SCREEN..=FORMAT).contains(&envelope) {
        return Err(Unreadable::OtherFormat(envelope));
    }
    let mark: Mark = serde_json::from_str(text).map_err(malformed)?;
    if mark.revision > LAST_REVISION { Err(Unreadable::Revision(mark.revision)) } else { Ok(mark) }
}

fn malformed<E>(error: serde_json::Error) -> Unreadable<E> {
    Unreadable::Match(ReadError::Malformed { line: error.line(), column: error.column() })
}
