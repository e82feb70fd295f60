//! The keys of the table as data, and what a press means at the moment.
//!
//! The dialog that lists the keys and the handler read the same table, so they can't differ. What
//! a key means depends on the step that is due:
//!
//! | open | digits | letters |
//! |---|---|---|
//! | nothing | the eight actions | cities |
//! | electing, sending | the councils | colours |
//! | acquiring | the regions, then the two slots | cards |
//! | placing | own permits, then the cities that are possible | cities |
//! | placing with the queen | the cities that are possible | cities until one is chosen, then cards; letters that only cards have are cards at once |
//! | changing permits | the regions | |
//! | a choice | what is possible, in order; 0 declines | cities |
//! | a hint, whatever else is open | its actions | as without it |

mod press;

pub use press::{Command, Look, Press, options, read, read_in_list, read_in_replay, travel};

/// Keys that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Moving the focus.
    Focus,
    /// Putting an action together.
    Action,
    /// The turn as a whole.
    Turn,
    /// What the table can show besides.
    Show,
    /// Inside the list of legal moves.
    List,
    /// While a match is looked back at.
    Replay,
}

impl Group {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Group; 6] =
        [Group::Focus, Group::Action, Group::Turn, Group::Show, Group::List, Group::Replay];
}

/// A key, or several that do the same in their own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The digits from one to another.
    Digits(u8, u8),
    /// Any of these capital letters.
    Letters(&'static str),
    /// A sign, however it is reached on the keyboard.
    Sign(char),
    /// A bracket, which on some keyboards becomes a brace with shift.
    Bracket(char),
    /// A key by its name in the browser.
    Named(&'static str),
}

/// What is held down with a key. On a Mac the command key counts as control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Held {
    Nothing,
    Shift,
    Control,
    ControlShift,
}

/// A key with what is held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// What is held down.
    pub held: Held,
    /// The key.
    pub key: Key,
}

/// What a stroke is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To the next group of controls; the browser does that.
    NextGroup,
    /// To the neighbour inside a group.
    Neighbour,
    /// To the first and the last of a group.
    Ends,
    /// Pressing what has the focus; the browser does that.
    Press,
    /// Beginning one of the eight actions.
    Begin,
    /// Choosing the n-th of what is due.
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
    /// Doing what is picked.
    Confirm,
    /// One step back.
    Back,
    /// Ending the turn.
    EndTurn,
    /// Taking the last action back.
    Undo,
    /// Doing it again.
    Redo,
    /// Beginning the turn anew.
    Restart,
    /// Showing the best actions.
    Hint,
    /// Opening one of them.
    HintOption,
    /// Opening the list of legal moves.
    ListMoves,
    /// Listing the keys.
    ShowKeys,
    /// Opening the rules at what has the focus; the page does that on every screen.
    Rules,
    /// Light or dark.
    Theme,
    /// To the neighbouring move of the list.
    ListNeighbour,
    /// To the first and the last move of the list.
    ListEnds,
    /// Closing and opening a group of the list.
    ListFold,
    /// Opening a move of the list, then doing it.
    ListOpen,
    /// Searching the list.
    ListSearch,
    /// Closing the list.
    ListClose,
    /// To the action before, to the next one.
    ReplayAction,
    /// To the turn before, to the next one.
    ReplayTurn,
    /// To the beginning, to the end.
    ReplayEnds,
    /// Playing on by itself, and stopping.
    ReplayPlay,
    /// Choosing the n-th viewpoint.
    ReplaySee,
    /// Playing on from here in another way.
    ReplayBranch,
    /// Searching the log.
    ReplaySearch,
    /// Away from looking back.
    ReplayClose,
}

/// A line of the table of keys.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Where it is listed.
    pub group: Group,
    /// What it is for.
    pub task: Task,
    /// The strokes that do it.
    pub strokes: &'static [Stroke],
}

const CITIES: Key = Key::Letters("ABCDEFGHIJKLMNO");
const CARDS: Key = Key::Letters("WKOPBRJ");
const COLOURS: Key = Key::Letters("WKOPBR");
const ENTER: Key = Key::Named("Enter");

const fn plain(key: Key) -> Stroke {
    Stroke { held: Held::Nothing, key }
}

const fn held(held: Held, key: Key) -> Stroke {
    Stroke { held, key }
}

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Binding {
    Binding { group, task, strokes }
}

const ARROWS: [Stroke; 4] = [
    plain(Key::Named("ArrowLeft")),
    plain(Key::Named("ArrowRight")),
    plain(Key::Named("ArrowUp")),
    plain(Key::Named("ArrowDown")),
];
const ENDS: [Stroke; 2] = [plain(Key::Named("Home")), plain(Key::Named("End"))];

/// Every key of the table. Of several lines with the same stroke the first that means something at
/// the moment counts.
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
    line(Group::Show, Task::ShowKeys, &[plain(Key::Sign('?'))]),
    line(Group::Show, Task::Rules, &[plain(Key::Named("F1"))]),
    line(Group::Show, Task::Theme, &[plain(Key::Letters("T"))]),
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
    line(Group::Replay, Task::ReplayAction, &[plain(Key::Bracket('[')), plain(Key::Bracket(']'))]),
    line(
        Group::Replay,
        Task::ReplayTurn,
        &[held(Held::Shift, Key::Bracket('[')), held(Held::Shift, Key::Bracket(']'))],
    ),
    line(Group::Replay, Task::ReplayEnds, &ENDS),
    line(Group::Replay, Task::ReplayPlay, &[plain(Key::Named(" "))]),
    line(Group::Replay, Task::ReplaySee, &[plain(Key::Digits(1, 5))]),
    line(Group::Replay, Task::ReplayBranch, &[plain(Key::Letters("W"))]),
    line(Group::Replay, Task::ReplaySearch, &[plain(Key::Sign('/'))]),
    line(Group::Replay, Task::ReplayClose, &[plain(Key::Named("Escape"))]),
];
