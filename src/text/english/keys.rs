//! The keys of a table in English.

use crate::scene::keys::{Group, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Keys",
    open: "Keys of the table",
    group: |of| match of {
        Group::Focus => "Moving about",
        Group::Action => "Putting an action together",
        Group::Turn => "The turn",
        Group::Show => "Showing",
        Group::List => "In the list of legal moves",
        Group::Replay => "In a replay",
    },
    key: "Key",
    does: "Does",
};

/// What a key does that only a replay has.
pub(crate) const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "in a replay: action before, next action",
        ReplayTask::Turn => "in a replay: turn before, next turn",
        ReplayTask::Ends => "in a replay: beginning, end",
        ReplayTask::Play => "in a replay: plays by itself, and stops",
        ReplayTask::See => "in a replay: sees as a seat, or all hands open",
        ReplayTask::Branch => "in a replay: what if, from here",
        ReplayTask::Search => "in a replay: searches the log",
        ReplayTask::Close => "in a replay: back to where you were",
    }
}
