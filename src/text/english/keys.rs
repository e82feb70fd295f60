//! The keys of a table in English.

use crate::scene::keys::{Group, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Keys",
    open: "Keys of the table",
    group: |of| match of {
        Group::Focus => "Moving around",
        Group::Action => "Building a move",
        Group::Turn => "The turn",
        Group::Show => "Showing",
        Group::List => "In the list of legal moves",
        Group::Replay => "In a replay",
    },
    key: "Key",
    does: "Does",
};

/// Returns the effect of a key that only a replay has.
pub(crate) const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "in a replay: previous, next move",
        ReplayTask::Turn => "in a replay: previous, next turn",
        ReplayTask::Ends => "in a replay: start, end",
        ReplayTask::Play => "in a replay: plays or pauses",
        ReplayTask::See => "in a replay: a player’s view, or all hands",
        ReplayTask::Branch => "in a replay: what if, from here",
        ReplayTask::Search => "in a replay: searches the log",
        ReplayTask::Close => "in a replay: back to where you were",
    }
}

// Effects of keys that every table has.
pub(crate) const NEXT_GROUP: &str = "goes to the next, previous group";
pub(crate) const ENDS: &str = "goes to the first, last of the group";
pub(crate) const PRESS: &str = "picks; Enter again confirms";
pub(crate) const UNDO: &str = "undoes the last move";
pub(crate) const REDO: &str = "redoes the move undone";
pub(crate) const HINT: &str = "shows or hides the hint";
pub(crate) const HINT_OPTION: &str = "picks one of the hint’s moves";
pub(crate) const LIST_MOVES: &str = "opens the list of legal moves";
pub(crate) const SHOW_KEYS: &str = "shows these keys";
pub(crate) const RULES: &str = "opens the rules on the focused item; Esc returns";
pub(crate) const THEME: &str = "switches between light and dark";
pub(crate) const LIST_NEIGHBOUR: &str = "goes to the next, previous move";
pub(crate) const LIST_ENDS: &str = "goes to the first, last move";
pub(crate) const LIST_SEARCH: &str = "searches the list";
pub(crate) const LIST_CLOSE: &str = "closes the list";
