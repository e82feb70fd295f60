//! Facts about a kept match that need no rules.

use super::envelope::{self, Form, Unreadable, clean_name};
use super::{MatchId, Origin};
use crate::record::json::{self, Outline};

/// Facts about a kept match that need no rules of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Name under which it is kept.
    pub id: MatchId,
    /// Name given by people, empty if unnamed.
    pub name: String,
    /// Number of saves.
    pub revision: u64,
    /// Time it began, in milliseconds since 1970.
    pub began: u64,
    /// Time of the last save, in milliseconds since 1970.
    pub changed: u64,
    /// Origin, unless it was simply begun.
    pub origin: Option<Origin>,
    /// Game, seats and number of actions.
    pub outline: Outline,
}

/// Reads the head of an envelope.
pub(super) fn read<E>(text: &str) -> Result<Head, Unreadable<E>> {
    let Form { id, name, revision, began, changed, origin, record, .. } = envelope::form(text)?;
    let outline = json::outline(record.get()).map_err(Unreadable::Match)?;
    Ok(Head { id, name: clean_name(&name), revision, began, changed, origin, outline })
}
