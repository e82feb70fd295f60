//! Addresses that open nothing, in words.

use super::text;
use crate::archive::Strange;

/// Returns why an address can't be read.
pub fn strange(why: &Strange) -> String {
    let words = text().replay();
    match why {
        Strange::NoMatch(found) => words.strange_no_match(found),
        Strange::NoMoment(found) => text().link().no_moment(found),
        Strange::TooLong(bytes) => words.strange_too_long(*bytes),
    }
}
