//! Keys as data, and which of them was pressed.
//!
//! The dialog that lists the keys and the handlers read the same lines, so they can't differ.

mod replay;

pub use replay::{REPLAY, ReplayKey, ReplayTask, read_in_replay};

use super::travel::{Direction, Travel};

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

/// The arrows, which lead to the neighbour inside a group.
pub const ARROWS: [Stroke; 4] = [
    plain(Key::Named("ArrowLeft")),
    plain(Key::Named("ArrowRight")),
    plain(Key::Named("ArrowUp")),
    plain(Key::Named("ArrowDown")),
];
/// To the first and the last of a group.
pub const ENDS: [Stroke; 2] = [plain(Key::Named("Home")), plain(Key::Named("End"))];
/// Listing the keys.
pub const SHOW_KEYS: [Stroke; 1] = [plain(Key::Sign('?'))];
/// Light or dark.
pub const THEME: [Stroke; 1] = [plain(Key::Letters("T"))];

/// A key with nothing held down.
pub const fn plain(key: Key) -> Stroke {
    held(Held::Nothing, key)
}

/// A key with something held down.
pub const fn held(held: Held, key: Key) -> Stroke {
    Stroke { held, key }
}

/// A key that was pressed.
#[derive(Clone, Copy, Debug)]
pub struct Press<'a> {
    /// As the browser names it.
    pub key: &'a str,
    /// Whether shift is held down.
    pub shift: bool,
    /// Whether control or command is held down.
    pub control: bool,
}

/// Which of a stroke's keys was pressed.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Pressed<'a> {
    Digit(u8),
    Letter(char),
    Key(&'a str),
}

/// Which key of these strokes was pressed, if one was.
pub fn pressed<'a>(strokes: &[Stroke], press: Press<'a>) -> Option<Pressed<'a>> {
    strokes.iter().find_map(|stroke| stroke.pressed(press))
}

impl Stroke {
    fn pressed<'a>(&self, press: Press<'a>) -> Option<Pressed<'a>> {
        let mut signs = press.key.chars();
        let sign = signs.next().filter(|_| signs.next().is_none());
        let (control, shift) = match self.held {
            Held::Nothing => (false, false),
            Held::Shift => (false, true),
            Held::Control => (true, false),
            Held::ControlShift => (true, true),
        };
        // Some keyboards reach digits and signs with shift only.
        let any_shift = matches!(self.key, Key::Digits(..) | Key::Sign(_));
        if press.control != control || press.shift != shift && !any_shift {
            return None;
        }
        match self.key {
            Key::Digits(from, to) => {
                let digit = sign?.to_digit(10)? as u8;
                (from..=to).contains(&digit).then_some(Pressed::Digit(digit))
            }
            Key::Letters(letters) => {
                let letter = sign?.to_ascii_uppercase();
                letters.contains(letter).then_some(Pressed::Letter(letter))
            }
            Key::Bracket(wanted) => {
                let brace = if wanted == '[' { '{' } else { '}' };
                let sign = sign?;
                (sign == wanted || sign == brace).then_some(Pressed::Letter(wanted))
            }
            Key::Sign(wanted) => (sign? == wanted).then_some(Pressed::Key(press.key)),
            Key::Named(name) => (press.key == name).then_some(Pressed::Key(press.key)),
        }
    }
}

/// Where an arrow key, Home or End leads.
pub fn travel(key: &str) -> Option<Travel> {
    Some(match key {
        "ArrowLeft" => Travel::To(Direction::Left),
        "ArrowRight" => Travel::To(Direction::Right),
        "ArrowUp" => Travel::To(Direction::Up),
        "ArrowDown" => Travel::To(Direction::Down),
        "Home" => Travel::First,
        "End" => Travel::Last,
        _ => return None,
    })
}
