//! Flaws of a set-up or an action.

use super::Subjects;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::text::error::InWords;
use crate::text::text;

impl InWords for SetupError {
    fn in_words(&self) -> String {
        (text().words().setup)(*self)
    }
}

impl InWords for Illegal {
    fn in_words(&self) -> String {
        (text().words().illegal)(*self)
    }
}
