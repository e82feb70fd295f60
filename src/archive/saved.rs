//! Results of saving, as plain data for any kind of storage.

use crate::vocabulary;

vocabulary! {
    /// Reason something could not be saved.
    pub enum Fault {
        /// The browser allows this page no storage.
        Blocked = "blocked",
        /// No room is left, or the write failed for another reason.
        Full = "full",
        /// No room is left, and others that share the storage take more of it than Curia.
        Crowded = "crowded",
        /// What is there was written by a newer version, and stays.
        Newer = "newer",
        /// The text read back differs from the one written.
        NotReadBack = "not-read-back",
        /// The damaged match in its place could not be put aside.
        Damaged = "damaged",
    }
}

/// Reason a match could not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaved {
    /// Failed write.
    Fault(Fault),
    /// Another tab has saved it since.
    Elsewhere,
    /// Another tab removed it.
    Removed,
    /// It has more actions than are read back.
    TooLong,
}

impl From<Fault> for Unsaved {
    fn from(fault: Fault) -> Unsaved {
        Unsaved::Fault(fault)
    }
}

/// State of saving something that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved<E> {
    /// Not written yet.
    NotYet,
    /// About to be written.
    Saving,
    /// Saved as it is now.
    Yes,
    /// In memory only.
    No(E),
}

/// Place of a damaged text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Under a name of its own.
    Under(String),
    /// Still in its old place, which must not be overwritten.
    InPlace,
}
