//! Flaws of a set-up, a position or a state: parts of sentences.

use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::text::Subjects;
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
