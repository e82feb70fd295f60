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

pub use press::{Command, options, read, read_in_list};

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
    /// Beginning one of the eight actions.
    Begin,
    /// Choosing the n-th option.
    Option,
    /// Choosing a colour of the reserve.
    Colour,
    /// Adding a politics card to the payment.
    AddCard,
    /// Taking a politics card back.
    DropCard,
    /// Choosing a city.
    City,
    /// Taking none of the free permits.
    Decline,
    /// Confirming what is picked.
    Confirm,
    /// Going one step back.
    Back,
    /// Ending the turn.
    EndTurn,
    /// Undoing the last action.
    Undo,
    /// Redoing it.
    Redo,
    /// Restarting the turn.
    Restart,
    /// Showing the best actions.
    Hint,
    /// Opening one of them.
    HintOption,
    /// Opening the list of legal moves.
    ListMoves,
    /// Listing the keys.
    ShowKeys,
    /// Opening the rules about the focused control; the page does that on every screen.
    Rules,
    /// Switching between light and dark.
    Theme,
    /// Moving to the neighbouring move of the list.
    ListNeighbour,
    /// Moving to the first or the last move of the list.
    ListEnds,
    /// Closing and opening a group of the list.
    ListFold,
    /// Opening a move of the list, then playing it.
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

const CITIES: Key = Key::Letters("ABCDEFGHIJKLMNO");
const CARDS: Key = Key::Letters("WKOPBRJ");
const COLOURS: Key = Key::Letters("WKOPBR");
const ENTER: Key = Key::Named("Enter");

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Binding {
    Binding { group, task, strokes }
}

const fn in_replay(at: usize) -> Binding {
    let (task, strokes) = REPLAY[at];
    line(Group::Replay, Task::Replay(task), strokes)
}

/// Every key of the table. If several lines have the same stroke, the first one with a meaning at the
/// moment counts.
pub const KEYS: [Binding; 37] = [
    line(
        Group::Focus,
        Task::NextGroup,
        &[plain(Key::Named("Tab")), held(Held::Shift, Key::Named("Tab"))],
    ),
    line(Group::Focus, Task::Neighbour, &ARROWS),
    line(Group::Focus, Task::Ends, &ENDS),
    line(Group::Focus, Task::Press, &[plain(Key::Named(" ")), plain(ENTER)]),
    line(Group::Action, Task::HintOption, &[plain(Key::Digits(1, 3))]),
    line(Group::Action, Task::Begin, &[plain(Key::Digits(1, 8))]),
    line(Group::Action, Task::Option, &[plain(Key::Digits(1, 9))]),
    line(Group::Action, Task::Colour, &[plain(COLOURS)]),
    line(Group::Action, Task::AddCard, &[plain(CARDS)]),
    line(Group::Action, Task::DropCard, &[held(Held::Shift, CARDS)]),
    line(Group::Action, Task::City, &[plain(CITIES)]),
    line(Group::Action, Task::Decline, &[plain(Key::Digits(0, 0))]),
    line(Group::Action, Task::Confirm, &[plain(ENTER)]),
    line(Group::Action, Task::Back, &[plain(Key::Named("Escape"))]),
    line(Group::Turn, Task::EndTurn, &[held(Held::Shift, ENTER)]),
    line(Group::Turn, Task::Undo, &[held(Held::Control, Key::Letters("Z"))]),
    line(
        Group::Turn,
        Task::Redo,
        &[held(Held::Control, Key::Letters("Y")), held(Held::ControlShift, Key::Letters("Z"))],
    ),
    line(Group::Turn, Task::Restart, &[held(Held::ControlShift, Key::Named("Backspace"))]),
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
    line(
        Group::List,
        Task::ListFold,
        &[plain(Key::Named("ArrowLeft")), plain(Key::Named("ArrowRight"))],
    ),
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
