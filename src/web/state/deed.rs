//! Decisions at a table that are not carried out yet.

/// A decision of the person at the screen, carried out after the screen has responded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// Plays this action.
    Play(A),
    /// Keeps this many actions.
    TakeBack(usize),
    /// Redoes what was undone.
    Redo,
}
