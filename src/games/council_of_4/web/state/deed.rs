//! What is decided at a table and not yet done.

use crate::games::council_of_4::rules::action::Action;

/// What the person at the screen has decided, and what is done once the screen has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// This action is played.
    Play(Action),
    /// So many actions are kept.
    TakeBack(usize),
    /// What was taken back is done again.
    Redo,
}
