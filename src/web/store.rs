//! Keeping the match in the browser's localStorage.
//!
//! A text is written, read back, and only then called saved. A stored text that can't be opened in
//! full is first put aside under a name of its own; until that has worked nothing is overwritten.

use web_sys::Storage;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::setup::SetupError;
use crate::record::json::{self, Lost, Opened, ReadError};
use crate::record::{Fault, Kept};

type Match = crate::record::Match<CouncilOf4>;

const CURRENT: &str = "curia.match";
const ASIDE: &str = "curia.damaged.";
/// So many damaged texts are kept apart; more means that something else is wrong.
const MOST_ASIDE: u32 = 100;

/// What was found in the storage.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// No match.
    Nothing,
    /// A whole match.
    Match(Box<Match>),
    /// A match that could be opened up to a certain action; its text was put aside.
    Part(Box<Match>, Lost, Kept),
    /// A text that is no match; it was put aside.
    Damaged(ReadError<SetupError>, Kept),
    /// No storage at all.
    Blocked,
}

/// The one place that reads and writes.
#[derive(Clone, Debug, Default)]
pub struct Store {
    /// A damaged text is still in place.
    locked: bool,
}

impl Store {
    /// Looks for the match that was left.
    pub fn find(&mut self) -> Found {
        let Some(storage) = storage() else {
            return Found::Blocked;
        };
        let Ok(stored) = storage.get_item(CURRENT) else {
            return Found::Blocked;
        };
        let Some(text) = stored else {
            return Found::Nothing;
        };
        match json::read::<CouncilOf4>(&text) {
            Ok(Opened { record, lost: None }) => Found::Match(Box::new(record)),
            Ok(Opened { record, lost: Some(lost) }) => {
                Found::Part(Box::new(record), lost, self.put_aside(&storage, &text))
            }
            Err(error) => Found::Damaged(error, self.put_aside(&storage, &text)),
        }
    }

    /// Keeps the match as it stands.
    ///
    /// # Errors
    /// Why it could not be kept; what was kept before still is, if the browser held to its word.
    pub fn save(&mut self, record: &Match) -> Result<(), Fault> {
        if self.locked {
            // There may be room for the damaged text by now.
            self.find();
        }
        if self.locked {
            return Err(Fault::Damaged);
        }
        let storage = storage().ok_or(Fault::Blocked)?;
        write(&storage, CURRENT, &json::write(record))
    }

    fn put_aside(&mut self, storage: &Storage, text: &str) -> Kept {
        let kept = put_aside(storage, text);
        self.locked = kept == Kept::InPlace;
        kept
    }
}

/// Copies a text that can't be read in full to a name of its own.
pub fn put_aside(storage: &Storage, text: &str) -> Kept {
    let name = (1..=MOST_ASIDE).map(|number| format!("{ASIDE}{number}")).find(|name| {
        match storage.get_item(name) {
            // The same text again needs no second copy.
            Ok(Some(kept)) => kept == text,
            Ok(None) => true,
            Err(_) => false,
        }
    });
    let kept = name.filter(|name| write(storage, name, text).is_ok());
    kept.map_or(Kept::InPlace, Kept::Aside)
}

/// Writes a text and reads it back.
///
/// # Errors
/// If it could not be written, or is not what was written.
pub fn write(storage: &Storage, name: &str, text: &str) -> Result<(), Fault> {
    storage.set_item(name, text).map_err(|_| Fault::Full)?;
    match storage.get_item(name) {
        Ok(Some(read)) if read == text => Ok(()),
        _ => Err(Fault::NotReadBack),
    }
}

/// The browser's storage. Where it is blocked, even asking for it can fail.
pub fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
