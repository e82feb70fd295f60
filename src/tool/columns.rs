//! Text in columns for a terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The columns that a terminal has at least.
const WIDTH: usize = 80;

/// Cuts the text to the columns, with a sign if some is missing.
pub fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut room = columns.saturating_sub(1);
    let kept = text.chars().take_while(|letter| {
        let left = room.checked_sub(letter.width().unwrap_or(0));
        room = left.unwrap_or(0);
        left.is_some()
    });
    kept.collect::<String>() + "…"
}

/// Fills the columns with blanks after the text.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Fills the columns with blanks before the text.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Sets a text beside a head, from the column `indent` on, in as many lines as needed.
pub fn filled(head: &str, indent: usize, text: &str) -> Vec<String> {
    wrapped(head, indent, "", text.split(' ').map(str::to_owned).collect())
}

/// Sets items beside a head, from the column `indent` on, in as many lines as needed. `sign` follows
/// each item but the last.
pub fn wrapped(head: &str, indent: usize, sign: &str, items: Vec<String>) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = left(head, indent);
    let mut empty = true;
    let last = items.len().saturating_sub(1);
    for (at, item) in items.into_iter().enumerate() {
        let item = if at == last { item } else { item + sign };
        if !empty && line.width() + 1 + item.width() > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += &item;
        empty = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}
