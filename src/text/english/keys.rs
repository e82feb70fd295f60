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
