//! Keys of the table as data, and the current meaning of a press.
//!
//! The dialog that lists the keys and the handler read the same table, so they can't differ. The meaning of a key
//! depends on the decision:
//!
//! | decision | digits | letters |
//! |---|---|---|
//! | draft | the cards of the hand | |
//! | bid | bids to fill in; 0 passes | one chip of the suit more, with shift one less |
//! | cards | own drafted cards; 0 commits nothing | |
//! | a hint, whatever else is open | its actions | as without it |

mod press;

pub use press::{Command, Shows, options, read};

use crate::scene::keys::{Group, Held, Key, Line, Stroke, held, plain};
use crate::vocabulary;

vocabulary! {
    /// Purpose of a stroke that only this game has.
    pub enum Task {
        /// Choosing the n-th card, or filling in the n-th bid.
        Option = "option",
        /// Offering one more chip of a suit.
        More = "more",
        /// Taking back one chip of a suit.
        Less = "less",
        /// Passing, or committing nothing.
        Nothing = "nothing",
        /// Clearing what is picked.
        Clear = "clear",
        /// Going on after a result.
        GoOn = "go-on",
        /// Showing the result again.
        ShowAgain = "show-again",
    }
}

/// Letters of the suits.
const SUITS: Key = Key::Letters("MSWLYK");

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Line<Task> {
    Line { group, task, strokes }
}

/// The keys of this game beside those that every table has. If several lines have the same stroke, the first one with
/// a meaning at the moment counts.
pub const KEYS: [Line<Task>; 7] = [
    line(Group::Action, Task::Option, &[plain(Key::Digits(1, 6))]),
    line(Group::Action, Task::More, &[plain(SUITS)]),
    line(Group::Action, Task::Less, &[held(Held::Shift, SUITS)]),
    line(Group::Action, Task::Nothing, &[plain(Key::Digits(0, 0))]),
    line(Group::Action, Task::Clear, &[plain(Key::Named("Escape"))]),
    line(Group::Show, Task::GoOn, &[plain(Key::Named("Enter"))]),
    line(Group::Show, Task::ShowAgain, &[plain(Key::Named("Backspace"))]),
];
