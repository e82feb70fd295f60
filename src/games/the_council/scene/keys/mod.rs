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

pub use press::{Command, Shows, options, read, read_in_list};

use crate::scene::keys::{
    ARROWS, ENDS, Group, Held, Key, REPLAY, ReplayTask, SHOW_KEYS, Stroke, THEME, held, plain,
};

/// Purpose of a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Moving to the next group of controls; the browser does that.
    NextGroup,
    /// Moving to the neighbour inside a group.
    Neighbour,
    /// Moving to the first or the last of a group.
    Ends,
    /// Pressing the focused control; the browser does that.
    Press,
    /// Opening one of the actions of a hint.
    HintOption,
    /// Choosing the n-th card, or filling in the n-th bid.
    Option,
    /// Offering one more chip of a suit.
    More,
    /// Taking back one chip of a suit.
    Less,
    /// Passing, or committing nothing.
    Nothing,
    /// Confirming what is picked; after a result, going on.
    Confirm,
    /// Clearing what is picked.
    Clear,
    /// Undoing the last action.
    Undo,
    /// Redoing it.
    Redo,
    /// Showing the result again.
    ShowAgain,
    /// Showing the best actions.
    Hint,
    /// Opening the list of legal moves.
    ListMoves,
    /// Listing the keys.
    ShowKeys,
    /// Opening the rules about the focused control; the page does that on every screen.
    Rules,
    /// Switching between light and dark.
    Theme,
    /// Moving to the neighbouring line of the list.
    ListNeighbour,
    /// Moving to the first or the last line of the list.
    ListEnds,
    /// Picking a line of the list.
    ListOpen,
    /// Searching the list.
    ListSearch,
    /// Closing the list.
    ListClose,
    /// Any task of the keys that only a replay has.
    Replay(ReplayTask),
}

/// Line of the table of keys.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Group in the list of keys.
    pub group: Group,
    /// Purpose of the strokes.
    pub task: Task,
    /// Strokes with this purpose.
    pub strokes: &'static [Stroke],
}

/// Letters of the suits.
const SUITS: Key = Key::Letters("MSWLYK");
const ENTER: Key = Key::Named("Enter");

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Binding {
    Binding { group, task, strokes }
}

const fn in_replay(at: usize) -> Binding {
    let (task, strokes) = REPLAY[at];
    line(Group::Replay, Task::Replay(task), strokes)
}

/// Every key of the table. If several lines have the same stroke, the first one with a meaning at the moment
/// counts.
pub const KEYS: [Binding; 32] = [
    line(
        Group::Focus,
        Task::NextGroup,
        &[plain(Key::Named("Tab")), held(Held::Shift, Key::Named("Tab"))],
    ),
    line(Group::Focus, Task::Neighbour, &ARROWS),
    line(Group::Focus, Task::Ends, &ENDS),
    line(Group::Focus, Task::Press, &[plain(Key::Named(" ")), plain(ENTER)]),
    line(Group::Action, Task::HintOption, &[plain(Key::Digits(1, 3))]),
    line(Group::Action, Task::Option, &[plain(Key::Digits(1, 6))]),
    line(Group::Action, Task::More, &[plain(SUITS)]),
    line(Group::Action, Task::Less, &[held(Held::Shift, SUITS)]),
    line(Group::Action, Task::Nothing, &[plain(Key::Digits(0, 0))]),
    line(Group::Action, Task::Confirm, &[plain(ENTER)]),
    line(Group::Action, Task::Clear, &[plain(Key::Named("Escape"))]),
    line(Group::Turn, Task::Undo, &[held(Held::Control, Key::Letters("Z"))]),
    line(
        Group::Turn,
        Task::Redo,
        &[held(Held::Control, Key::Letters("Y")), held(Held::ControlShift, Key::Letters("Z"))],
    ),
    line(Group::Show, Task::ShowAgain, &[plain(Key::Named("Backspace"))]),
    line(Group::Show, Task::Hint, &[plain(Key::Sign('.'))]),
    line(Group::Show, Task::ListMoves, &[plain(Key::Sign('/'))]),
    line(Group::Show, Task::ShowKeys, &SHOW_KEYS),
    line(Group::Show, Task::Rules, &[plain(Key::Named("F1"))]),
    line(Group::Show, Task::Theme, &THEME),
    line(
        Group::List,
        Task::ListNeighbour,
        &[plain(Key::Named("ArrowUp")), plain(Key::Named("ArrowDown"))],
    ),
    line(Group::List, Task::ListEnds, &ENDS),
    line(Group::List, Task::ListOpen, &[plain(ENTER)]),
    line(Group::List, Task::ListSearch, &[plain(Key::Letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))]),
    line(Group::List, Task::ListClose, &[plain(Key::Named("Escape"))]),
    in_replay(0),
    in_replay(1),
    in_replay(2),
    in_replay(3),
    in_replay(4),
    in_replay(5),
    in_replay(6),
    in_replay(7),
];
