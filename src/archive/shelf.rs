//! A store of texts by name, and careful writing to it.

use super::names::ASIDE;
use super::saved::{Aside, Fault};

/// A store of texts by name.
pub trait Shelf {
    /// Returns the text with a name, if there is one.
    ///
    /// # Errors
    /// Returns [`Fault::Blocked`] if there is no storage.
    fn read(&self, name: &str) -> Result<Option<String>, Fault>;

    /// Stores a text, replacing any with the same name.
    ///
    /// # Errors
    /// Returns [`Fault::Blocked`], or [`Fault::Full`] with the previous text unchanged.
    fn write(&self, name: &str, text: &str) -> Result<(), Fault>;

    /// Removes a name and its text.
    ///
    /// # Errors
    /// Returns [`Fault::Blocked`] if there is no storage.
    fn remove(&self, name: &str) -> Result<(), Fault>;

    /// Returns all names.
    ///
    /// # Errors
    /// Returns [`Fault::Blocked`] if there is no storage.
    fn names(&self) -> Result<Vec<String>, Fault>;
}

/// Maximum number of damaged texts that are put aside; more means that something else is wrong.
const MOST_ASIDE: u32 = 100;

/// Writes a text and reads it back.
///
/// # Errors
/// Returns an error if it could not be written or reads back differently.
pub fn write(shelf: &impl Shelf, name: &str, text: &str) -> Result<(), Fault> {
    shelf.write(name, text)?;
    match shelf.read(name) {
        Ok(Some(read)) if read == text => Ok(()),
        _ => Err(Fault::NotReadBack),
    }
}

/// Copies a text that can't be read in full to another name.
pub fn put_aside(shelf: &impl Shelf, text: &str) -> Aside {
    let name = (1..=MOST_ASIDE).map(|number| format!("{ASIDE}{number}")).find(|name| {
        match shelf.read(name) {
            // The same text needs no second copy.
            Ok(Some(kept)) => kept == text,
            Ok(None) => true,
            Err(_) => false,
        }
    });
    let kept = name.filter(|name| write(shelf, name, text).is_ok());
    kept.map_or(Aside::InPlace, Aside::Under)
}
