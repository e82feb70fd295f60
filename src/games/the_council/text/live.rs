//! Events spoken aloud, for players who don't see them.

use super::log::sentences;
use crate::games::the_council::TheCouncil;
use crate::session::Entry;

/// Returns an action and what it brought about, in the third person, with the cards that all show.
pub fn happened(entry: &Entry<TheCouncil>, names: &[String]) -> String {
    sentences(entry, names, true, None).join(" ")
}
