//! Keys of the table as data, and the current meaning of a press.
//!
//! The dialog that lists the keys and the handler read the same table, so they can't differ. The meaning
//! of a key depends on the current step:
//!
//! | open | digits | letters |
//! |---|---|---|
//! | nothing | the eight actions | cities |
//! | electing, sending | the councils | colours |
//! | acquiring | the regions, then the two slots | cards |
//! | placing | own permits, then the possible cities | cities |
//! | placing with the queen | the possible cities | cities until one is chosen, then cards; letters that only cards have always mean cards |
//! | changing permits | the regions | |
//! | a choice | the possible options, in order; 0 declines | cities |
//! | a hint, whatever else is open | its actions | as without it |

mod press;

pub use press::{Command, options, read};

use crate::scene::keys::{FOLD, Group, Held, Key, Line, Stroke, held, plain};
use crate::vocabulary;

vocabulary! {
    /// Purpose of a stroke that only this game has.
    pub enum Task {
        /// Beginning one of the eight actions.
        Begin = "begin",
        /// Choosing the n-th option.
        Option = "option",
        /// Choosing a colour of the reserve.
        Colour = "colour",
        /// Adding a politics card to the payment.
        AddCard = "add-card",
        /// Taking a politics card back.
        DropCard = "drop-card",
        /// Choosing a city.
        City = "city",
        /// Taking none of the free permits.
        Decline = "decline",
        /// Going one step back.
        Back = "back",
        /// Ending the turn.
        EndTurn = "end-turn",
        /// Restarting the turn.
        Restart = "restart",
        /// Closing and opening a group of the list of moves.
        ListFold = "list-fold",
    }
}

const CITIES: Key = Key::Letters("ABCDEFGHIJKLMNO");
const CARDS: Key = Key::Letters("WKOPBRJ");
const COLOURS: Key = Key::Letters("WKOPBR");

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Line<Task> {
    Line { group, task, strokes }
}

/// The keys of this game beside those that every table has. If several lines have the same stroke, the first one with
/// a meaning at the moment counts.
pub const KEYS: [Line<Task>; 11] = [
    line(Group::Action, Task::Begin, &[plain(Key::Digits(1, 8))]),
    line(Group::Action, Task::Option, &[plain(Key::Digits(1, 9))]),
    line(Group::Action, Task::Colour, &[plain(COLOURS)]),
    line(Group::Action, Task::AddCard, &[plain(CARDS)]),
    line(Group::Action, Task::DropCard, &[held(Held::Shift, CARDS)]),
    line(Group::Action, Task::City, &[plain(CITIES)]),
    line(Group::Action, Task::Decline, &[plain(Key::Digits(0, 0))]),
    line(Group::Action, Task::Back, &[plain(Key::Named("Escape"))]),
    line(Group::Turn, Task::EndTurn, &[held(Held::Shift, Key::Named("Enter"))]),
    line(Group::Turn, Task::Restart, &[held(Held::ControlShift, Key::Named("Backspace"))]),
    line(Group::List, Task::ListFold, &FOLD),
];
