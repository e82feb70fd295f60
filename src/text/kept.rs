//! Errors of games saved in the browser: sentences.

use super::error::{InWords, of_text};
use super::{storage, text};
use crate::archive::{Damage, MatchId, Unreadable};

/// The errors of saved data.
#[allow(missing_docs, reason = "the names say it")]
pub struct KeptText {
    pub missing: &'static str,
    pub other_format: fn(u32) -> String,
    pub other_match: fn(MatchId) -> String,
    pub revision: fn(u64) -> String,
    /// With the reason, a part of a sentence.
    pub unread: fn(&str) -> String,
    /// With the sentence about the damaged copy.
    pub damaged: fn(&str) -> String,
    pub last_is_missing: &'static str,
    /// Versions of the rules by which the game was played, and by which it is played here.
    pub older_rules: fn(u32, u32) -> String,
    /// The same.
    pub newer_rules: fn(u32, u32) -> String,
}

/// Returns why saved data can't be opened.
pub fn unreadable<E: InWords>(why: &Unreadable<E>) -> String {
    let say = text().kept();
    match why {
        Unreadable::Missing => say.missing.to_owned(),
        Unreadable::OtherFormat(form) => (say.other_format)(*form),
        Unreadable::OtherMatch(id) => (say.other_match)(*id),
        Unreadable::Revision(number) => (say.revision)(*number),
        Unreadable::Match(error) => (say.unread)(&of_text(error)),
    }
}

/// Returns the damage of a saved game, and what is left of it.
pub fn damage<E: InWords>(of: &Damage<E>) -> String {
    match of {
        Damage::Lost(lost) => storage::lost(lost),
        Damage::Unreadable(Unreadable::Missing) => text().kept().last_is_missing.to_owned(),
        Damage::Unreadable(why) => (text().kept().damaged)(&unreadable(why)),
    }
}
