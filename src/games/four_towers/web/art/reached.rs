//! What a line Outside or into the City is to the open choice.

/// Mark of a gate, a tower or the City.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reached {
    /// No mark.
    #[default]
    Not,
    /// A cascade will reach it.
    Later,
    /// The open expansion reaches it.
    Now,
}

impl Reached {
    /// Returns the class that follows the drawing's own.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Reached::Not => "",
            Reached::Later => " later",
            Reached::Now => " now",
        }
    }
}
