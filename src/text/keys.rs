//! The keys of a table in words.

use crate::scene::keys::{Group, HOUSE, Held, HouseTask, Key, Line, Stroke};
use crate::text::text;

/// A line of the dialog.
#[derive(Clone, Debug)]
pub struct KeyLine {
    /// Its group in the list.
    pub group: Group,
    pub strokes: &'static [Stroke],
    /// Their effect.
    pub does: String,
}

/// Returns the lines of a game's own keys and of those that every table has, group by group.
pub fn lines<T: Copy>(own: &[Line<T>], does: fn(T) -> String) -> Vec<KeyLine> {
    let own = own.iter().map(|line| told(line, does));
    let mut all: Vec<KeyLine> = own.chain(HOUSE.iter().map(|line| told(line, task))).collect();
    all.sort_by_key(|line| Group::ALL.iter().position(|&group| group == line.group));
    all
}

fn told<T: Copy>(line: &Line<T>, does: fn(T) -> String) -> KeyLine {
    KeyLine { group: line.group, strokes: line.strokes, does: does(line.task) }
}

/// Returns what a key that every table has does.
fn task(of: HouseTask) -> String {
    let words = text().keys();
    let plain = match of {
        HouseTask::NextGroup => words.task_next_group(),
        HouseTask::Neighbour => words.task_neighbour(),
        HouseTask::Ends => words.task_ends(),
        HouseTask::Press => words.task_press(),
        HouseTask::Confirm => words.task_confirm(),
        HouseTask::HintOption => words.task_hint_option(),
        HouseTask::Undo => words.task_undo(),
        HouseTask::Redo => words.task_redo(),
        HouseTask::Skip => words.task_skip(),
        HouseTask::Hint => words.task_hint(),
        HouseTask::ListMoves => words.task_list_moves(),
        HouseTask::ShowKeys => words.task_show_keys(),
        HouseTask::Rules => words.task_rules(),
        HouseTask::Theme => words.task_theme(),
        HouseTask::List(task) => return words.list(task),
        HouseTask::Replay(task) => return words.in_replay(task),
    };
    plain.to_owned()
}

/// Returns what is printed on a key, by the browser's name for it.
pub fn printed(name: &str) -> &str {
    let words = text().controls();
    match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Escape" => words.key_escape(),
        "Enter" => words.key_enter(),
        "Home" => words.key_home(),
        "End" => words.key_end(),
        "Backspace" => words.key_backspace(),
        " " => words.key_space(),
        other => other,
    }
}

/// Returns the caps of a stroke, to be pressed together; several in one are alternatives.
pub fn caps(stroke: Stroke) -> Vec<Vec<String>> {
    let words = text().controls();
    let held: &[&str] = match stroke.held {
        Held::Nothing => &[],
        Held::Shift => &[words.shift()],
        Held::Control => &[words.control()],
        Held::ControlShift => &[words.control(), words.shift()],
    };
    let keys = match stroke.key {
        Key::Digits(from, to) if from == to => vec![from.to_string()],
        Key::Digits(from, to) => vec![format!("{from} – {to}")],
        Key::Letters(letters) => letter_caps(letters),
        Key::Sign(sign) | Key::Bracket(sign) => vec![sign.to_string()],
        Key::Named(name) => vec![printed(name).to_owned()],
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
