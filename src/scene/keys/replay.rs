//! The keys while a match is looked back at.

use super::{
    ARROWS, ENDS, Held, Key, Press, Pressed, SHOW_KEYS, Stroke, THEME, held, plain, pressed, travel,
};
use crate::scene::replay::{Step, Unit};
use crate::scene::travel::Travel;

/// What a stroke is for there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayTask {
    /// To the action before, to the next one.
    Action,
    /// To the turn before, to the next one.
    Turn,
    /// To the beginning, to the end.
    Ends,
    /// Playing on by itself, and stopping.
    Play,
    /// Choosing the n-th viewpoint.
    See,
    /// Playing on from here in another way.
    Branch,
    /// Searching the log.
    Search,
    /// Away from looking back.
    Close,
}

/// The keys that only a replay has.
pub const REPLAY: [(ReplayTask, &[Stroke]); 8] = [
    (ReplayTask::Action, &[plain(Key::Bracket('[')), plain(Key::Bracket(']'))]),
    (
        ReplayTask::Turn,
        &[held(Held::Shift, Key::Bracket('[')), held(Held::Shift, Key::Bracket(']'))],
    ),
    (ReplayTask::Ends, &ENDS),
    (ReplayTask::Play, &[plain(Key::Named(" "))]),
    (ReplayTask::See, &[plain(Key::Digits(1, 5))]),
    (ReplayTask::Branch, &[plain(Key::Letters("W"))]),
    (ReplayTask::Search, &[plain(Key::Sign('/'))]),
    (ReplayTask::Close, &[plain(Key::Named("Escape"))]),
];

/// What a press asks for while a match is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayKey {
    /// To another moment.
    Go(Step),
    /// Playing on by itself, or stopping.
    Play,
    /// The viewpoint at this place.
    See(usize),
    /// Playing on from here in another way.
    Branch,
    /// Into the field that the log is searched by.
    Search,
    /// Away.
    Close,
    /// To the neighbour inside the group that has the focus.
    Travel(Travel),
    /// Listing the keys.
    ShowKeys,
    /// Light or dark.
    Theme,
}

/// What a press asks for while a match is looked back at; none if it is not for that.
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

/// Keys that mean the same as where a match is played.
fn read_as_at_the_table(press: Press<'_>) -> Option<ReplayKey> {
    if pressed(&ARROWS, press).is_some() {
        return travel(press.key).map(ReplayKey::Travel);
    }
    let theme = pressed(&THEME, press).map(|_| ReplayKey::Theme);
    theme.or_else(|| pressed(&SHOW_KEYS, press).map(|_| ReplayKey::ShowKeys))
}
