//! Why a kept match is not there, or not whole: sentences.

use super::error::{InWords, of_text};
use super::text;
use crate::archive::{Damage, MatchId, Unreadable};

/// What is wrong with kept texts.
#[allow(missing_docs, reason = "the names say it")]
pub struct KeptText {
    pub missing: &'static str,
    pub other_format: fn(u32) -> String,
    pub other_match: fn(MatchId) -> String,
    /// With a part of a sentence that says why.
    pub unread: fn(&str) -> String,
    /// With the sentence that is said of the damaged text.
    pub damaged: fn(&str) -> String,
}

/// Why what is kept can't be opened.
pub fn unreadable<E: InWords>(why: &Unreadable<E>) -> String {
    let say = text().kept();
    match why {
        Unreadable::Missing => say.missing.to_owned(),
        Unreadable::OtherFormat(form) => (say.other_format)(*form),
        Unreadable::OtherMatch(id) => (say.other_match)(*id),
        Unreadable::Match(error) => (say.unread)(&of_text(error)),
    }
}

/// What is wrong with a kept match, and what is left of it.
pub fn damage<E: InWords>(of: &Damage<E>) -> String {
    match of {
        Damage::Lost(lost) => (text().storage().lost)(lost),
        Damage::Unreadable(why) => (text().kept().damaged)(&unreadable(why)),
    }
}
