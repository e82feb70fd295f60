//! Kept matches as they were read, and the list of all of them.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::names::match_in;
use super::{Envelope, Glance, Head, MatchId, Unreadable};
use crate::record::json::Lost;
use crate::rules::Game;

/// Name of a text that can't be read, and the reason.
pub(super) type Wrong<E> = (String, Unreadable<E>);
/// A match, or the name of the text that can't be read and the reason.
pub type Found<G> = Result<Kept<G>, Wrong<<G as Game>::SetupError>>;

/// A match as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept<G: Game> {
    /// The match and its metadata.
    pub envelope: Envelope<G>,
    /// Damage to the texts it was read from.
    pub trouble: Option<Trouble<G::SetupError>>,
    /// Fingerprint of the text last read or written here; `None` before the first save.
    pub(super) mark: Option<u64>,
}

/// Changes to a match by another tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// None: the last save is the one that was read or written here.
    Nothing,
    /// The metadata alone.
    Metadata {
        /// Whether the match is now marked as assisted.
        assisted: bool,
    },
    /// More actions after those saved here.
    Continued,
    /// Other actions than those saved here, which the last save does not hold.
    Apart,
    /// Unknown: the match is gone or can't be read.
    Unreadable,
}

/// A text of a match that can't be read in full.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble<E> {
    /// Name of the text.
    pub name: String,
    /// Damage to the text.
    pub what: Damage<E>,
}

/// Damage to a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Damage<E> {
    /// The last actions can't be played.
    Lost(Lost),
    /// Unreadable, unlike the previous save.
    Unreadable(Unreadable<E>),
    /// It holds fewer actions that can be played than the previous save.
    Behind,
}

/// Everything that was found, as far as it can be read without the rules of any game.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing<E> {
    /// The matches, last saved first.
    pub matches: Vec<Listed<E>>,
    /// Unreadable texts of matches: name and reason.
    pub unreadable: Vec<(String, Unreadable<E>)>,
    /// Names of texts that were put aside.
    pub aside: Vec<String>,
    /// Whether the index was damaged and has been made again.
    pub index_was_damaged: bool,
}

/// A match in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed<E> {
    /// Facts that need no rules.
    pub head: Head,
    /// Glance, if one was kept.
    pub glance: Option<Glance>,
    /// Damage to the other of its two texts.
    pub trouble: Option<Trouble<E>>,
    pub rules: Rules,
}

/// Rules of a match, against those that this version of the page plays. By others nothing of it can be played, but what
/// was kept of how it stands can be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// The same.
    #[default]
    Same,
    /// Those of an older version.
    Older,
    /// Those of a newer version.
    Newer,
}

impl Rules {
    /// Returns how a version of the rules relates to those that are played.
    pub fn of(version: u32, played: &RangeInclusive<u32>) -> Rules {
        if version < *played.start() {
            Rules::Older
        } else if version > *played.end() {
            Rules::Newer
        } else {
            Rules::Same
        }
    }
}

/// Removed texts, which can be restored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Removed {
    pub(super) texts: Vec<(String, String)>,
}

impl<E> Default for Listing<E> {
    fn default() -> Listing<E> {
        let (matches, unreadable, aside) = (Vec::new(), Vec::new(), Vec::new());
        Listing { matches, unreadable, aside, index_was_damaged: false }
    }
}

impl Removed {
    /// Returns the matches whose texts were removed.
    pub fn matches(&self) -> BTreeSet<MatchId> {
        self.texts.iter().filter_map(|(name, _)| match_in(name)).collect()
    }
}

impl<G: Game> Kept<G> {
    /// Returns a match that has not been kept yet.
    pub const fn new(envelope: Envelope<G>) -> Kept<G> {
        Kept { envelope, trouble: None, mark: None }
    }

    /// Returns the save that was read or written here: its revision and the fingerprint of its text.
    pub(super) fn last(&self) -> Option<(u64, u64)> {
        self.mark.map(|mark| (self.envelope.revision, mark))
    }

    /// Takes over the metadata of another tab's save, for the next one, if its actions are the same.
    pub(super) fn take_over(&mut self, there: Kept<G>) -> Since {
        let (here, mark) = (&mut self.envelope, there.mark);
        let there = there.envelope;
        if here.record.actions != there.record.actions {
            let goes_on = there.record.actions.starts_with(&here.record.actions);
            return if goes_on { Since::Continued } else { Since::Apart };
        }
        (here.name, here.revision, here.changed) = (there.name, there.revision, there.changed);
        self.mark = mark;
        Since::Metadata { assisted: there.record.assisted }
    }
}
