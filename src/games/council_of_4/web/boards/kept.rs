//! Boards of one's own, as the browser keeps them.

use crate::archive::{Aside, Fault, Shelf, put_aside, write};
use crate::games::council_of_4::scene::kept_boards::KeptBoards;
use crate::web::store::Browser;

/// Name of the stored text.
const KEY: &str = "curia.boards.council-of-4";

/// Returns the boards that are kept; none if nothing can be read.
pub fn kept() -> KeptBoards {
    let stored = Browser.read(KEY).ok().flatten();
    stored.and_then(|text| KeptBoards::read(&text)).unwrap_or_default()
}

/// Changes what is kept, and returns it.
///
/// # Errors
/// Returns an error if nothing can be kept. What is stored and can't be read is put aside first.
pub fn change(how: impl FnOnce(&mut KeptBoards)) -> Result<KeptBoards, Fault> {
    let stored = Browser.read(KEY)?;
    let known = stored.as_deref().map(KeptBoards::read);
    if let (Some(text), Some(None)) = (&stored, &known)
        && put_aside(&Browser, text) == Aside::InPlace
    {
        return Err(Fault::Full);
    }
    let mut boards = known.flatten().unwrap_or_default();
    how(&mut boards);
    write(&Browser, KEY, &boards.write())?;
    Ok(boards)
}
