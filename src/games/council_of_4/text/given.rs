//! What is said of a match that somebody gave as a file or a link.

use crate::archive::given::{Refused, Shortfall};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// Why nothing was read: of files a part of a sentence, else sentences.
pub fn refused(why: &Refused<SetupError>) -> String {
    let text = text();
    match why {
        Refused::Json(error) => (text.error().read)(error),
        Refused::Envelope(why) => (text.error().unreadable)(why),
        Refused::Link(error) => (text.link().refused)(error),
        Refused::GameFile(error) => (text.error().game_file)(error),
    }
}

/// The same as sentences.
pub fn not_opened(why: &Refused<SetupError>) -> String {
    let said = refused(why);
    match why {
        Refused::Json(_) | Refused::GameFile(_) => (text().matches().not_opened)(&said),
        Refused::Envelope(_) | Refused::Link(_) => said,
    }
}

/// What could not be kept, or is not so: of game files a part of a sentence, else sentences.
pub fn shortfall(shortfall: &Shortfall<Illegal>) -> String {
    let text = text();
    match shortfall {
        Shortfall::Lost(lost) => (text.storage().lost)(lost),
        Shortfall::LinkLost(lost) => (text.link().lost)(lost),
        Shortfall::Stopped(stopped) => (text.error().stopped)(stopped),
        Shortfall::WrongResult(wrong) => (text.error().wrong_result)(wrong),
    }
}

/// The same as sentences, with how many actions were kept.
pub fn fell_short(kept: usize, of: &Shortfall<Illegal>) -> String {
    let said = shortfall(of);
    match of {
        Shortfall::Lost(_) | Shortfall::LinkLost(_) => said,
        Shortfall::Stopped(_) | Shortfall::WrongResult(_) => {
            (text().matches().fell_short)(kept, &said)
        }
    }
}
