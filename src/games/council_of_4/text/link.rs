//! What is said of matches as links: sentences for whoever opened one or wants to send one.

use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::record::json::Lost;
use crate::record::link::{LinkError, WriteError};

/// Matches as links.
pub struct LinkText {
    /// Why nothing of a link was opened.
    pub refused: fn(&LinkError<SetupError>) -> String,
    /// What of a match could not be kept, and what was.
    pub lost: fn(&Lost) -> String,
    /// Why there is no link.
    pub not_written: fn(&WriteError<SetupError, Illegal>) -> String,
}
