//! What is decided at a table and not yet done.

/// What the person at the screen has decided, and what is done once the screen has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// This action is played.
    Play(A),
    /// So many actions are kept.
    TakeBack(usize),
    /// What was taken back is done again.
    Redo,
}
