//! Facts about a kept match that need no rules.

use super::envelope::{self, Envelope, Form, Unreadable, clean_name};
use super::{MatchId, Origin};
use crate::record::json::{self, Outline};
use crate::rules::luck::fnv1a;
use crate::rules::{Game, Seat};

/// Time that a clock may be ahead without being wrong, in milliseconds.
const CLOCKS_DIFFER: u64 = 5 * 60 * 1000;

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
    /// Seat of this device's person, if it is played by link.
    pub mine: Option<Seat>,
    /// Game, seats and number of actions.
    pub outline: Outline,
    /// Fingerprint of the match itself, by which two of the same are known.
    pub fingerprint: u64,
}

impl Head {
    /// Returns the head of an envelope.
    pub fn of<G: Game>(envelope: &Envelope<G>) -> Head {
        let Envelope { id, name, revision, began, changed, origin, by_link, record } = envelope;
        let outline = Outline {
            game: G::NAME.to_owned(),
            rules: G::rules_of(&record.setup),
            seats: record.seats.clone(),
            actions: record.actions.len(),
        };
        Head {
            id: *id,
            name: name.clone(),
            revision: *revision,
            began: *began,
            changed: *changed,
            origin: origin.clone(),
            mine: by_link.as_ref().map(|by_link| by_link.mine),
            outline,
            fingerprint: fnv1a(json::write(record).as_bytes()),
        }
    }

    /// Returns the time of the last save, in milliseconds since 1970; `None` if the clock was ahead then, so that it
    /// is not known.
    pub fn saved(&self, now: u64) -> Option<u64> {
        (self.changed <= now.saturating_add(CLOCKS_DIFFER)).then_some(self.changed)
    }
}

/// Reads the head of an envelope.
pub(super) fn read<E>(text: &str) -> Result<Head, Unreadable<E>> {
    let Form { id, name, revision, began, changed, origin, by_link, record, .. } =
        envelope::form(text)?;
    let outline = json::outline(record.get()).map_err(Unreadable::Match)?;
    let (name, fingerprint) = (clean_name(&name), fnv1a(record.get().as_bytes()));
    let mine = by_link.map(|by_link| by_link.mine);
    Ok(Head { id, name, revision, began, changed, origin, mine, outline, fingerprint })
}
