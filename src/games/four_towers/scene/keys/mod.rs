//! Keys of the table as data, and the current meaning of a press.
//!
//! The dialog that lists the keys and the handler read the same table, so they can't differ. The meaning of a key
//! depends on what is asked for next:
//!
//! | asked for | digits | letters |
//! |---|---|---|
//! | draw | the plays; 0 is the tenth | a peasant of the clan, with shift one back |
//! | village | the drawn peasants | the village |
//! | expansion | its lines | the clan that takes the line |
//! | whose marker falls | the seats in order; 0 nobody | |
//! | space | followers and the three trades | the drawn peasant of the clan |
//! | champion | its place on show | |
//! | payment, spirits, clans | | one of the clan, with shift one back |

mod press;

pub use press::{Command, read};

use crate::scene::keys::{Group, Held, Key, Line, Stroke, held, plain};
use crate::vocabulary;

vocabulary! {
    /// Purpose of a stroke that only this game has.
    pub enum Task {
        /// Choosing a village by its letter.
        Village = "village",
        /// Choosing, or taking one of, a clan by its letter.
        Clan = "clan",
        /// Giving one of a clan back.
        Back = "back",
        /// Opening a play, or choosing the n-th thing that is asked for.
        Option = "option",
        /// Going on to the next village that waits, drawn peasant or line.
        Next = "next",
        /// Doing the rest of a cascade as it is filled in.
        Rest = "rest",
        /// Clearing what is picked.
        Clear = "clear",
    }
}

/// Letters of the villages.
const VILLAGES: Key = Key::Letters("ABCDEFGHIJKLMNOPQRSTU");
/// Letters of the clans.
const CLANS: Key = Key::Letters("RYGB");

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Line<Task> {
    Line { group, task, strokes }
}

/// The keys of this game beside those that every table has. If several lines have the same stroke, the first one with
/// a meaning at the moment counts.
pub const KEYS: [Line<Task>; 7] = [
    line(Group::Action, Task::Option, &[plain(Key::Digits(0, 9))]),
    line(Group::Action, Task::Village, &[plain(VILLAGES)]),
    line(Group::Action, Task::Clan, &[plain(CLANS)]),
    line(Group::Action, Task::Back, &[held(Held::Shift, CLANS), plain(Key::Named("Backspace"))]),
    line(Group::Action, Task::Next, &[plain(Key::Letters("X"))]),
    line(Group::Action, Task::Rest, &[held(Held::Shift, Key::Named("Enter"))]),
    line(Group::Action, Task::Clear, &[plain(Key::Named("Escape"))]),
];
