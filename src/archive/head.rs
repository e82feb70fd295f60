//! What is known of a kept match without the rules of its game.

use super::envelope::{self, Form, Unreadable, clean_name};
use super::{MatchId, Origin};
use crate::record::json::{self, Outline};

/// What is known of a kept match without the rules of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name among the texts that are kept.
    pub id: MatchId,
    /// What people call it; empty if nobody gave it a name.
    pub name: String,
    /// How often it was saved.
    pub revision: u64,
    /// When it was begun, in milliseconds since 1970.
    pub began: u64,
    /// When it was saved last, in milliseconds since 1970.
    pub changed: u64,
    /// Where it comes from, if it was not simply begun.
    pub origin: Option<Origin>,
    /// Its game, its seats and how many actions it has.
    pub outline: Outline,
}

/// Reads the head of an envelope.
pub(super) fn read<E>(text: &str) -> Result<Head, Unreadable<E>> {
    let Form { id, name, revision, began, changed, origin, record, .. } = envelope::form(text)?;
    let outline = json::outline(record.get()).map_err(Unreadable::Match)?;
    Ok(Head { id, name: clean_name(&name), revision, began, changed, origin, outline })
}
