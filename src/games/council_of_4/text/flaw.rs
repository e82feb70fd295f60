//! Flaws of a set-up, a position or a state: parts of sentences.

use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::position::Flaw;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::rules::validate::Broken;
use crate::games::council_of_4::text::Subjects;
use crate::text::error::InWords;
use crate::text::text;

/// The texts of flaws.
#[allow(missing_docs, reason = "the names say it")]
pub struct FlawText {
    pub setup: fn(SetupError) -> String,
    pub position: fn(&Flaw) -> String,
    pub state: fn(&Broken) -> String,
}

impl InWords for SetupError {
    fn in_words(&self) -> String {
        (text().flaw().setup)(*self)
    }
}

impl InWords for Illegal {
    fn in_words(&self) -> String {
        (text().words().illegal)(*self)
    }
}
