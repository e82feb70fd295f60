//! Errors of games saved in the browser: sentences.

use super::error::{InWords, of_text};
use super::{storage, text};
use crate::archive::{Damage, Fault, Unreadable};

/// Returns why saved data can't be opened.
pub fn unreadable<E: InWords>(why: &Unreadable<E>) -> String {
    let say = text().kept();
    match why {
        Unreadable::Missing => say.missing().to_owned(),
        Unreadable::OtherFormat(form) => say.other_format(*form),
        Unreadable::OtherMatch(id) => say.other_match(&id.to_string()),
        Unreadable::Revision(number) => say.revision(*number),
        Unreadable::Match(error) => say.unread(&of_text(error)),
    }
}

/// Returns the damage of a saved game, and what is left of it.
pub fn damage<E: InWords>(of: &Damage<E>) -> String {
    let say = text().kept();
    match of {
        Damage::Lost(lost) => storage::lost(lost),
        Damage::Unreadable(Unreadable::Missing) => say.last_is_missing().to_owned(),
        Damage::Unreadable(why) => storage::sentences(say.damaged(), &unreadable(why)),
        Damage::Behind => say.damaged().to_owned(),
    }
}

/// Returns why what is kept beside matches can't be read.
pub fn besides(fault: Fault) -> &'static str {
    match fault {
        Fault::Newer => text().kept().besides_newer(),
        _ => text().kept().besides_damaged(),
    }
}
