//! Boards of one's own, as the browser keeps them.

use crate::archive::{Fault, one_text};
use crate::games::council_of_4::scene::kept_boards::KeptBoards;
use crate::web::store::Browser;

/// Name of the stored text.
const KEY: &str = "curia.boards.council-of-4";

/// Returns the boards that are kept; none if nothing can be read.
pub fn kept() -> KeptBoards {
    one_text::kept(&Browser, KEY)
}

/// Changes what is kept, and returns it.
///
/// # Errors
/// Returns an error if nothing can be kept.
pub fn change(how: impl FnOnce(&mut KeptBoards)) -> Result<KeptBoards, Fault> {
    one_text::change(&Browser, KEY, how)
}
