//! Keys in a replay.

use super::{
    ARROWS, ENDS, Held, Key, Press, Pressed, SHOW_KEYS, Stroke, THEME, held, plain, pressed, travel,
};
use crate::scene::replay::{Step, Unit};
use crate::scene::travel::Travel;
use crate::vocabulary;

vocabulary! {
    /// Purpose of a stroke in a replay.
    pub enum ReplayTask {
        /// Going to the previous or next action.
        Action = "action",
        /// Going to the previous or next turn.
        Turn = "turn",
        /// Going to the beginning or the end.
        Ends = "ends",
        /// Starting and stopping automatic play.
        Play = "play",
        /// Choosing the n-th viewpoint.
        See = "see",
        /// Continuing differently from here.
        Branch = "branch",
        /// Searching the log.
        Search = "search",
        /// Closing the replay.
        Close = "close",
    }
}

/// Keys that only a replay has.
pub const REPLAY: [(ReplayTask, &[Stroke]); 8] = [
    (ReplayTask::Action, &[plain(Key::Bracket('[')), plain(Key::Bracket(']'))]),
    (
        ReplayTask::Turn,
        &[held(Held::Shift, Key::Bracket('[')), held(Held::Shift, Key::Bracket(']'))],
    ),
    (ReplayTask::Ends, &ENDS),
    (ReplayTask::Play, &[plain(Key::Named(" "))]),
    (ReplayTask::See, &[plain(Key::Digits(1, 6))]),
    (ReplayTask::Branch, &[plain(Key::Letters("W"))]),
    (ReplayTask::Search, &[plain(Key::Sign('/'))]),
    (ReplayTask::Close, &[plain(Key::Named("Escape"))]),
];

/// Request of a key press in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayKey {
    /// Going to another moment.
    Go(Step),
    /// Starting or stopping automatic play.
    Play,
    /// Choosing the viewpoint at this index.
    See(usize),
    /// Continuing differently from here.
    Branch,
    /// Moving to the field that searches the log.
    Search,
    /// Closing the replay.
    Close,
    /// Moving the focus inside its group.
    Travel(Travel),
    /// Listing the keys.
    ShowKeys,
    /// Switching between light and dark.
    Theme,
}

/// Returns the request of a key press in a replay, or `None` if the key means nothing there.
pub fn read_in_replay(press: Press<'_>) -> Option<ReplayKey> {
    let mut found =
        REPLAY.iter().filter_map(|(task, strokes)| Some((*task, pressed(strokes, press)?)));
    let Some(found) = found.next() else { return read_as_at_the_table(press) };
    let by = |unit, back: bool| {
        ReplayKey::Go(if back { Step::Previous(unit) } else { Step::Next(unit) })
    };
    Some(match found {
        (ReplayTask::Action, Pressed::Letter(sign)) => by(Unit::Action, sign == '['),
        (ReplayTask::Turn, Pressed::Letter(sign)) => by(Unit::Turn, sign == '['),
        (ReplayTask::Ends, Pressed::Key(key)) => {
            ReplayKey::Go(if key == "Home" { Step::First } else { Step::Last })
        }
        (ReplayTask::Play, _) => ReplayKey::Play,
        (ReplayTask::See, Pressed::Digit(digit)) => {
            ReplayKey::See(usize::from(digit).checked_sub(1)?)
        }
        (ReplayTask::Branch, _) => ReplayKey::Branch,
        (ReplayTask::Search, _) => ReplayKey::Search,
        (ReplayTask::Close, _) => ReplayKey::Close,
        _ => return None,
    })
}

/// Reads the keys that mean the same as during play.
fn read_as_at_the_table(press: Press<'_>) -> Option<ReplayKey> {
    if pressed(&ARROWS, press).is_some() {
        return travel(press.key).map(ReplayKey::Travel);
    }
    let theme = pressed(&THEME, press).map(|_| ReplayKey::Theme);
    theme.or_else(|| pressed(&SHOW_KEYS, press).map(|_| ReplayKey::ShowKeys))
}
