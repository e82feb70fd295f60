//! What became of a match that was to be kept: plain data, wherever it is kept.

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

/// How the match on the table is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// Nothing has been written yet.
    NotYet,
    /// As it stands.
    Yes,
    /// In memory only.
    No(Fault),
}

/// Where a damaged text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Under a name of its own.
    Aside(String),
    /// Still where it was; nothing may be written there.
    InPlace,
}
