//! Counts, lists and places in English, for what only the tool says of a game.

use crate::rules::Seat;

pub(crate) fn counted(amount: impl Into<u64>, thing: &str) -> String {
    let amount = amount.into();
    if amount == 1 { format!("1 {thing}") } else { format!("{amount} {thing}s") }
}

/// Joins the parts with commas and a last "and".
pub(crate) fn listed(parts: &[String]) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Names the seat inside a sentence.
pub(crate) fn seat_number(of: Seat) -> String {
    format!("seat {}", of.0)
}

/// Names a place in an order, counted from 0.
pub(crate) fn place(place: usize) -> &'static str {
    ["1st", "2nd", "3rd", "4th", "5th"].get(place).copied().unwrap_or("")
}
