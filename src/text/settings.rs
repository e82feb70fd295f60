//! The texts of the settings.

use super::text;

/// Reason why the page is not kept for use without a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// The browser has no way to keep it, or not for this address.
    Impossible,
    /// The browser refused. It is tried again at the next visit.
    Refused,
    /// The connection is slow or paid by size. It is tried at a visit with another one.
    Sparing,
    /// This file could not be saved with all others: what was opened is.
    Lacking(String),
    /// This file did not come as it was published. It is tried again at the next visit.
    Failed(String),
    /// The same, twice in a row. It is tried again after a day, or with the next version.
    Resting(String),
}

/// Returns why the page could not be kept for use without a connection, and when that is tried again.
pub fn unkept(why: &Unkept) -> String {
    let words = text().settings();
    match why {
        Unkept::Impossible => words.unkept_impossible().to_owned(),
        Unkept::Refused => words.unkept_refused().to_owned(),
        Unkept::Sparing => words.unkept_sparing().to_owned(),
        Unkept::Lacking(file) => words.unkept_lacking(file),
        Unkept::Failed(file) => words.unkept_failed(file),
        Unkept::Resting(file) => words.unkept_resting(file),
    }
}
