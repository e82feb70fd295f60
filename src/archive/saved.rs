//! What became of something that was to be kept: plain data, wherever it is kept.

/// Why something could not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The browser allows this page no storage.
    Blocked,
    /// There is no room left, or the write failed otherwise.
    Full,
    /// What was read back is not what was written.
    NotReadBack,
    /// A damaged match lies there and could not be put aside.
    Damaged,
}

/// Why a match could not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaved {
    /// Nothing could be written.
    Fault(Fault),
    /// Another tab saved it meanwhile.
    Elsewhere,
    /// Another tab removed it.
    Removed,
}

impl From<Fault> for Unsaved {
    fn from(fault: Fault) -> Unsaved {
        Unsaved::Fault(fault)
    }
}

/// How something that changes is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved<E> {
    /// Nothing has been written yet.
    NotYet,
    /// It is about to be written.
    Saving,
    /// As it stands.
    Yes,
    /// In memory only.
    No(E),
}

/// Where a damaged text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Under a name of its own.
    Under(String),
    /// Still where it was; nothing may be written there.
    InPlace,
}
