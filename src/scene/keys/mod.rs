//! Keys as data, and recognising which one was pressed.
//!
//! The dialog that lists the keys and the handlers read the same lines, so they can't differ.

mod house;
mod replay;

pub use house::{FOLD, HOUSE, HouseKey, HouseTask, read_at_table, read_in_list};
pub use replay::{REPLAY, ReplayKey, ReplayTask, read_in_replay};

use super::travel::{Direction, Travel};
use crate::vocabulary;

vocabulary! {
    /// Group of related keys.
    pub enum Group {
        /// Moving the focus.
        Focus = "focus",
        /// Putting an action together.
        Action = "action",
        /// The turn as a whole.
        Turn = "turn",
        /// Showing something else at the table.
        Show = "show",
        /// The list of legal moves.
        List = "list",
        /// The replay of a match.
        Replay = "replay",
    }
}

vocabulary! {
    /// Task of a key inside a list of legal moves.
    pub enum ListTask {
        /// Moving to the neighbouring line.
        Neighbour = "neighbour",
        /// Moving to the first or the last line.
        Ends = "ends",
        /// Opening or closing a group.
        Fold = "fold",
        /// Opening a line.
        Open = "open",
        /// Searching the list.
        Search = "search",
        /// Closing the list.
        Close = "close",
    }
}

/// Key, or several keys with related meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Digits in this range, both ends included.
    Digits(u8, u8),
    /// Any of these letters, given as capitals.
    Letters(&'static str),
    /// Sign, with or without shift.
    Sign(char),
    /// Bracket, which becomes a brace with shift on some keyboards.
    Bracket(char),
    /// Key by its name in the browser.
    Named(&'static str),
}

/// Modifiers held down with a key. On a Mac, command counts as control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Nothing,
    Shift,
    Control,
    ControlShift,
}

/// Key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// Modifiers held down.
    pub held: Held,
    pub key: Key,
}

/// Line of a table of keys.
#[derive(Clone, Copy, Debug)]
pub struct Line<T> {
    /// Group in the list of keys.
    pub group: Group,
    /// Purpose of the strokes.
    pub task: T,
    /// Strokes with this purpose.
    pub strokes: &'static [Stroke],
}

/// Arrow keys, which move to the neighbour inside a group.
pub const ARROWS: [Stroke; 4] = [
    plain(Key::Named("ArrowLeft")),
    plain(Key::Named("ArrowRight")),
    plain(Key::Named("ArrowUp")),
    plain(Key::Named("ArrowDown")),
];
/// Keys to the first and the last of a group.
pub const ENDS: [Stroke; 2] = [plain(Key::Named("Home")), plain(Key::Named("End"))];
/// Key that lists the keys.
pub const SHOW_KEYS: [Stroke; 1] = [plain(Key::Sign('?'))];
/// Key that switches between light and dark.
pub const THEME: [Stroke; 1] = [plain(Key::Letters("T"))];

/// Returns a key with nothing held down.
pub const fn plain(key: Key) -> Stroke {
    held(Held::Nothing, key)
}

/// Returns a key with something held down.
pub const fn held(held: Held, key: Key) -> Stroke {
    Stroke { held, key }
}

/// Press of a key.
#[derive(Clone, Copy, Debug)]
pub struct Press<'a> {
    /// Name of the key in the browser: what it writes.
    pub key: &'a str,
    /// Where the key is, by what it would write on an American keyboard: `KeyZ`, `Digit1`, `BracketLeft`.
    pub code: &'a str,
    /// Whether shift is held down.
    pub shift: bool,
    /// Whether control or command is held down, other than for a sign.
    pub control: bool,
    /// Whether something is held down that leads to the third sign of a key: AltGr, or Option on a Mac.
    pub third: bool,
}

impl Press<'_> {
    /// A press of no key, with nothing held down.
    pub const NONE: Press<'static> =
        Press { key: "", code: "", shift: false, control: false, third: false };

    /// The sign that the key writes, if it writes one.
    fn sign(&self) -> Option<char> {
        let mut signs = self.key.chars();
        signs.next().filter(|_| signs.next().is_none())
    }

    /// The Latin letter of the key, as a capital: where an alphabet has others, by the place of the key.
    fn letter(&self) -> Option<char> {
        let sign = self.sign()?;
        if sign.is_ascii() || !sign.is_alphabetic() {
            return Some(sign.to_ascii_uppercase()).filter(char::is_ascii_uppercase);
        }
        self.code.strip_prefix("Key")?.chars().next()
    }

    /// The digit of the key: where it needs shift, also without, by the place of the key.
    fn digit(&self) -> Option<u8> {
        let by_place = || self.code.strip_prefix("Digit").filter(|_| !self.shift)?.parse().ok();
        self.sign()?.to_digit(10).map(|digit| digit as u8).or_else(by_place)
    }

    /// The bracket of the key: where it writes something else, by the place of the key.
    fn bracket(&self) -> Option<char> {
        Some(match (self.sign()?, self.code) {
            ('[' | '{', _) => '[',
            (']' | '}', _) => ']',
            (sign, "BracketLeft") if !sign.is_ascii() => '[',
            (sign, "BracketRight") if !sign.is_ascii() => ']',
            _ => return None,
        })
    }
}

/// Key of a stroke that was pressed.
#[derive(Clone, Copy, Debug)]
pub enum Pressed<'a> {
    Digit(u8),
    Letter(char),
    Key(&'a str),
}

/// Returns the key of these strokes that was pressed, if any.
pub fn pressed<'a>(strokes: &[Stroke], press: Press<'a>) -> Option<Pressed<'a>> {
    strokes.iter().find_map(|stroke| stroke.pressed(press))
}

impl Stroke {
    fn pressed<'a>(&self, press: Press<'a>) -> Option<Pressed<'a>> {
        let (control, shift) = match self.held {
            Held::Nothing => (false, false),
            Held::Shift => (false, true),
            Held::Control => (true, false),
            Held::ControlShift => (true, true),
        };
        // Some keyboards need shift for digits and signs, and the third sign of a key for brackets.
        let any_shift = matches!(self.key, Key::Digits(..) | Key::Sign(_));
        let any_third = matches!(self.key, Key::Bracket(_) | Key::Sign(_));
        // There, whether a bracket is one with shift depends on what is written.
        let is_shifted = match self.key {
            Key::Bracket(_) if press.third => matches!(press.key, "{" | "}"),
            _ => press.shift,
        };
        let shifted = is_shifted != shift && !any_shift;
        if press.control != control || shifted || press.third && !any_third {
            return None;
        }
        match self.key {
            Key::Digits(from, to) => {
                let digit = press.digit()?;
                (from..=to).contains(&digit).then_some(Pressed::Digit(digit))
            }
            Key::Letters(letters) => {
                let letter = press.letter()?;
                letters.contains(letter).then_some(Pressed::Letter(letter))
            }
            Key::Bracket(wanted) => (press.bracket()? == wanted).then_some(Pressed::Letter(wanted)),
            Key::Sign(wanted) => (press.sign()? == wanted).then_some(Pressed::Key(press.key)),
            Key::Named(name) => (press.key == name).then_some(Pressed::Key(press.key)),
        }
    }
}

/// Whether a key moves the focus.
pub fn moves_focus(key: &str) -> bool {
    key == "Tab" || travel(key).is_some()
}

/// Returns the focus movement for an arrow key, Home or End, or `None` for other keys.
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
