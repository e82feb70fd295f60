//! Keys that mean the same at every table.

use super::{
    ARROWS, ENDS, Group, Held, Key, Line, ListTask, Press, Pressed, REPLAY, ReplayTask, SHOW_KEYS,
    Stroke, THEME, held, plain, pressed, travel,
};
use crate::scene::travel::Travel;

/// Purpose of a stroke that every table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseTask {
    /// Moving to the next group of controls; the browser does that.
    NextGroup,
    /// Moving to the neighbour inside a group, or on a map.
    Neighbour,
    /// Moving to the first or the last of a group.
    Ends,
    /// Pressing the focused control; the browser does that.
    Press,
    /// Opening one of the actions of a hint.
    HintOption,
    /// Confirming what is picked.
    Confirm,
    /// Undoing the last action.
    Undo,
    /// Redoing it.
    Redo,
    /// Skipping the bots' turns.
    Skip,
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
    /// Any task of the keys in the list of legal moves.
    List(ListTask),
    /// Any task of the keys that only a replay has.
    Replay(ReplayTask),
}

const fn line(group: Group, task: HouseTask, strokes: &'static [Stroke]) -> Line<HouseTask> {
    Line { group, task, strokes }
}

const fn in_list(task: ListTask, strokes: &'static [Stroke]) -> Line<HouseTask> {
    line(Group::List, HouseTask::List(task), strokes)
}

const fn in_replay(at: usize) -> Line<HouseTask> {
    let (task, strokes) = REPLAY[at];
    line(Group::Replay, HouseTask::Replay(task), strokes)
}

const ENTER: Key = Key::Named("Enter");

/// The keys that every table has.
pub const HOUSE: [Line<HouseTask>; 27] = [
    line(
        Group::Focus,
        HouseTask::NextGroup,
        &[plain(Key::Named("Tab")), held(Held::Shift, Key::Named("Tab"))],
    ),
    line(Group::Focus, HouseTask::Neighbour, &ARROWS),
    line(Group::Focus, HouseTask::Ends, &ENDS),
    line(Group::Focus, HouseTask::Press, &[plain(Key::Named(" ")), plain(ENTER)]),
    line(Group::Action, HouseTask::Confirm, &[plain(ENTER)]),
    line(Group::Action, HouseTask::HintOption, &[plain(Key::Digits(1, 3))]),
    line(Group::Turn, HouseTask::Undo, &[held(Held::Control, Key::Letters("Z"))]),
    line(
        Group::Turn,
        HouseTask::Redo,
        &[held(Held::Control, Key::Letters("Y")), held(Held::ControlShift, Key::Letters("Z"))],
    ),
    line(Group::Turn, HouseTask::Skip, &[plain(Key::Named(" "))]),
    line(Group::Show, HouseTask::Hint, &[plain(Key::Sign('.'))]),
    line(Group::Show, HouseTask::ListMoves, &[plain(Key::Sign('/'))]),
    line(Group::Show, HouseTask::ShowKeys, &SHOW_KEYS),
    line(Group::Show, HouseTask::Rules, &[plain(Key::Named("F1"))]),
    line(Group::Show, HouseTask::Theme, &THEME),
    in_list(ListTask::Neighbour, &[plain(Key::Named("ArrowUp")), plain(Key::Named("ArrowDown"))]),
    in_list(ListTask::Ends, &ENDS),
    in_list(ListTask::Open, &[plain(ENTER)]),
    in_list(ListTask::Search, &[plain(Key::Letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))]),
    in_list(ListTask::Close, &[plain(Key::Named("Escape"))]),
    in_replay(0),
    in_replay(1),
    in_replay(2),
    in_replay(3),
    in_replay(4),
    in_replay(5),
    in_replay(6),
    in_replay(7),
];

/// Key of a list whose moves stand in groups.
pub const FOLD: [Stroke; 2] = [plain(Key::Named("ArrowLeft")), plain(Key::Named("ArrowRight"))];

/// Command of a key that every table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKey {
    Confirm,
    Undo,
    Redo,
    Skip,
    Hint,
    /// A hint's action at this index.
    HintOption(usize),
    ListMoves,
    ShowKeys,
    Theme,
    Travel(Travel),
}

/// Returns the command of a press at a table, outside the list of moves, while a hint shows this many actions, or
/// `None` for a key that only the game may know.
pub fn read_at_table(hints: usize, press: Press<'_>) -> Option<HouseKey> {
    let at_table = |line: &&Line<HouseTask>| !matches!(line.group, Group::List | Group::Replay);
    HOUSE.iter().filter(at_table).find_map(|line| {
        Some(match (line.task, pressed(line.strokes, press)?) {
            (HouseTask::Neighbour | HouseTask::Ends, Pressed::Key(key)) => {
                HouseKey::Travel(travel(key)?)
            }
            (HouseTask::HintOption, Pressed::Digit(digit)) => {
                let place = usize::from(digit).checked_sub(1)?;
                (place < hints).then_some(HouseKey::HintOption(place))?
            }
            // The best action of a hint stands where a choice is confirmed.
            (HouseTask::Confirm, _) if hints > 0 => HouseKey::HintOption(0),
            (HouseTask::Confirm, _) => HouseKey::Confirm,
            (HouseTask::Undo, _) => HouseKey::Undo,
            (HouseTask::Redo, _) => HouseKey::Redo,
            (HouseTask::Skip, _) => HouseKey::Skip,
            (HouseTask::Hint, _) => HouseKey::Hint,
            (HouseTask::ListMoves, _) => HouseKey::ListMoves,
            (HouseTask::ShowKeys, _) => HouseKey::ShowKeys,
            (HouseTask::Theme, _) => HouseKey::Theme,
            _ => return None,
        })
    })
}

/// Returns the task of a press inside the list of moves, or `None` to leave it to the browser.
pub fn read_in_list(press: Press<'_>) -> Option<ListTask> {
    let found = HOUSE.iter().find_map(|line| match line.task {
        HouseTask::List(task) => pressed(line.strokes, press).map(|_| task),
        _ => None,
    });
    found.or_else(|| pressed(&FOLD, press).map(|_| ListTask::Fold))
}
