//! What is kept in a text of its own: read, changed, and written.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Aside, Fault, Shelf, put_aside, write};

/// Something that is kept in one text of JSON.
pub trait OneText: Default + Serialize + DeserializeOwned {
    /// Version that is written, in the text's field `version`, and the latest that is read.
    const VERSION: u32;
    /// Maximum length of a text in bytes, far above any real one; longer texts are not read.
    const LONGEST: usize;

    /// Reads a text; `None` if it is not of this form.
    fn read(text: &str) -> Option<Self> {
        let text = Some(text).filter(|text| text.len() <= Self::LONGEST)?;
        serde_json::from_str(text).ok()
    }

    /// Returns the text.
    fn write(&self) -> String {
        // Writing it can't fail; an empty text would not be read.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Something of the sort that goes into the text of everything, and comes back from it.
pub trait GoesAlong: OneText + PartialEq {
    /// Takes over what it lacks of another one.
    fn merge(&mut self, given: Self);
}

/// Returns what is kept under a name; as if nothing was if it can't be read.
pub fn kept<T: OneText>(shelf: &impl Shelf, name: &str) -> T {
    let stored = shelf.read(name).ok().flatten();
    stored.and_then(|text| T::read(&text)).unwrap_or_default()
}

/// Changes what is kept under a name, and returns it.
///
/// # Errors
/// Returns an error if nothing can be kept. A text that can't be read is put aside first; if that fails, it stays, as one
/// of a newer version does.
pub fn change<T: OneText>(
    shelf: &impl Shelf,
    name: &str,
    how: impl FnOnce(&mut T),
) -> Result<T, Fault> {
    let mut kept = match shelf.read(name)? {
        None => T::default(),
        Some(text) => match read(&text) {
            Err(Fault::Damaged) if put_aside(shelf, &text) == Aside::InPlace => {
                return Err(Fault::Full);
            }
            Err(Fault::Damaged) => T::default(),
            known => known?,
        },
    };
    how(&mut kept);
    write(shelf, name, &kept.write())?;
    Ok(kept)
}

/// Reads a text.
///
/// # Errors
/// Returns an error if it is damaged, or of a newer version.
pub fn read<T: OneText>(text: &str) -> Result<T, Fault> {
    let fault = if is_newer(text, T::VERSION) { Fault::Newer } else { Fault::Damaged };
    T::read(text).ok_or(fault)
}

/// Takes over what is in a given text and not kept under a name, and returns whether that was anything.
///
/// # Errors
/// Returns an error if the text can't be read, or nothing can be kept.
pub fn take_in<T: GoesAlong>(shelf: &impl Shelf, name: &str, text: &str) -> Result<bool, Fault> {
    let given = read::<T>(text)?;
    let before: T = kept(shelf, name);
    Ok(change(shelf, name, |kept: &mut T| kept.merge(given))? != before)
}

/// Whether a text says that it is of a later version.
fn is_newer(text: &str, version: u32) -> bool {
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    serde_json::from_str(text).is_ok_and(|of: Version| of.version > version)
}
