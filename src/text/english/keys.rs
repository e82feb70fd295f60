//! The keys of a table in English.

use crate::scene::keys::{Group, HouseTask, ListTask, ReplayTask};
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
    task: |of| match of {
        HouseTask::NextGroup => "goes to the next, previous group",
        HouseTask::Neighbour => "moves to the next item that way",
        HouseTask::Ends => "goes to the first, last of the group",
        HouseTask::Press => "picks; Enter again confirms",
        HouseTask::Confirm => "confirms what is picked",
        HouseTask::HintOption => "picks one of the hint’s moves",
        HouseTask::Undo => "undoes the last move",
        HouseTask::Redo => "redoes the move undone",
        HouseTask::Skip => "skips to your turn while bots play",
        HouseTask::Hint => "shows or hides the hint",
        HouseTask::ListMoves => "opens the list of legal moves",
        HouseTask::ShowKeys => "shows these keys",
        HouseTask::Rules => "opens the rules on the focused item; Esc returns",
        HouseTask::Theme => "switches between light and dark",
        HouseTask::List(task) => match task {
            ListTask::Neighbour => "goes to the next, previous move",
            ListTask::Ends => "goes to the first, last move",
            ListTask::Fold => "closes, opens a group",
            ListTask::Open => "picks the move",
            ListTask::Search => "searches the list",
            ListTask::Close => "closes the list",
        },
        HouseTask::Replay(task) => in_replay(task),
    },
};

/// Returns the effect of a key that only a replay has.
const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "in a replay: previous, next move",
        ReplayTask::Turn => "in a replay: previous, next turn",
        ReplayTask::Ends => "in a replay: start, end",
        ReplayTask::Play => "in a replay: plays or pauses",
        ReplayTask::See => "in a replay: a player’s view, or all open",
        ReplayTask::Branch => "in a replay: what if, from here",
        ReplayTask::Search => "in a replay: searches the log",
        ReplayTask::Close => "in a replay: back to where you were",
    }
}
