//! Errors of games given as a file or a link.

use super::error::{InWords, of_text};
use super::{game_file, kept, link, storage, text};
use crate::archive::given::{Refused, Shortfall};
use crate::record::MOST_ACTIONS;

/// Returns why nothing was read: of files a part of a sentence, else sentences.
pub fn refused<E: InWords>(why: &Refused<E>) -> String {
    match why {
        Refused::Json(error) => of_text(error),
        Refused::Envelope(why) => kept::unreadable(why),
        Refused::Link(error) => link::refused(error),
        Refused::GameFile(error) => game_file::refused(error),
    }
}

/// Returns the same as sentences.
pub fn not_opened<E: InWords>(why: &Refused<E>) -> String {
    let said = refused(why);
    match why {
        Refused::Json(_) | Refused::GameFile(_) => text().matches().not_opened(&said),
        Refused::Envelope(_) | Refused::Link(_) => said,
    }
}

/// Returns the part that could not be kept or is wrong: of game files a part of a sentence, else
/// sentences.
pub fn shortfall<I: InWords>(shortfall: &Shortfall<I>) -> String {
    match shortfall {
        Shortfall::LinkLost(lost) if lost.kept < MOST_ACTIONS => link::lost(lost),
        Shortfall::Lost(lost) | Shortfall::LinkLost(lost) => storage::lost(lost),
        Shortfall::Stopped(stopped) => game_file::stopped(stopped),
        Shortfall::WrongResult(wrong) => game_file::wrong_result(wrong),
    }
}

/// Returns the same as sentences, with the number of moves that were kept.
pub fn fell_short<I: InWords>(kept: usize, of: &Shortfall<I>) -> String {
    let said = shortfall(of);
    match of {
        Shortfall::Lost(_) | Shortfall::LinkLost(_) => said,
        Shortfall::Stopped(_) => text().matches().fell_short(kept, &said),
        Shortfall::WrongResult(_) => text().matches().wrong_result(&said),
    }
}
