//! The keys of a table in words.

use crate::scene::keys::{Group, HOUSE, Held, HouseTask, Key, Line, Stroke};
use crate::text::text;

/// The texts of the dialog that lists the keys.
#[allow(missing_docs, reason = "the names say it")]
pub struct KeysText {
    pub title: &'static str,
    pub open: &'static str,
    pub group: fn(Group) -> &'static str,
    pub key: &'static str,
    pub does: &'static str,
    pub task: fn(HouseTask) -> &'static str,
}

/// A line of the dialog.
#[derive(Clone, Copy, Debug)]
pub struct KeyLine {
    /// Its group in the list.
    pub group: Group,
    /// The strokes.
    pub strokes: &'static [Stroke],
    /// Their effect.
    pub does: &'static str,
}

/// Returns the lines of a game's own keys and of those that every table has, group by group.
pub fn lines<T: Copy>(own: &[Line<T>], does: fn(T) -> &'static str) -> Vec<KeyLine> {
    let own = own.iter().map(|line| told(line, does));
    let mut all: Vec<KeyLine> =
        own.chain(HOUSE.iter().map(|line| told(line, text().keys().task))).collect();
    all.sort_by_key(|line| Group::ALL.iter().position(|&group| group == line.group));
    all
}

fn told<T: Copy>(line: &Line<T>, does: fn(T) -> &'static str) -> KeyLine {
    KeyLine { group: line.group, strokes: line.strokes, does: does(line.task) }
}

/// Returns the caps of a stroke, to be pressed together; several in one are alternatives.
pub fn caps(stroke: Stroke) -> Vec<Vec<String>> {
    let words = text().controls();
    let held: &[&str] = match stroke.held {
        Held::Nothing => &[],
        Held::Shift => &[words.shift],
        Held::Control => &[words.control],
        Held::ControlShift => &[words.control, words.shift],
    };
    let keys = match stroke.key {
        Key::Digits(from, to) if from == to => vec![from.to_string()],
        Key::Digits(from, to) => vec![format!("{from} – {to}")],
        Key::Letters(letters) => letter_caps(letters),
        Key::Sign(sign) | Key::Bracket(sign) => vec![sign.to_string()],
        Key::Named(name) => vec![(words.key)(name).to_owned()],
    };
    held.iter().map(|&held| vec![held.to_owned()]).chain([keys]).collect()
}

/// Returns consecutive letters as a range, others one by one.
fn letter_caps(letters: &str) -> Vec<String> {
    let all: Vec<char> = letters.chars().collect();
    match all[..] {
        [first, .., last] if all.windows(2).all(|pair| pair[0] as u32 + 1 == pair[1] as u32) => {
            vec![format!("{first} – {last}")]
        }
        _ => all.into_iter().map(String::from).collect(),
    }
}
