//! Words and counts that belong to no game in French.

use crate::record::SeatColour;
use crate::rules::Seat;

/// Counts things; in French none and one are singular.
pub(crate) fn counted(amount: impl Into<u64>, one: &str, several: &str) -> String {
    let amount = amount.into();
    format!("{amount} {}", if amount < 2 { one } else { several })
}

/// Joins the parts with commas and a last "et".
pub(crate) fn listed(parts: &[String]) -> String {
    match parts {
        [] => "rien".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} et {last}", first.join(", ")),
    }
}

/// Names the seat inside a sentence.
pub(crate) fn seat_number(of: Seat) -> String {
    format!("la place {}", of.0)
}

pub(crate) const fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "écarlate, tête ronde",
        SeatColour::Cobalt => "cobalt, tête carrée",
        SeatColour::Forest => "forêt, tête triangulaire",
        SeatColour::Amber => "ambre, tête en losange",
        SeatColour::Onyx => "onyx, tête en étoile",
    }
}

/// Puts "de" before a name, or "d’" if it begins with a vowel.
pub(crate) fn of(name: &str) -> String {
    let vowel = name
        .chars()
        .next()
        .is_some_and(|first| "AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜaeiouyàâäéèêëîïôöùûü".contains(first));
    if vowel { format!("d’{name}") } else { format!("de {name}") }
}

/// Names a place in an order, counted from 0.
pub(crate) fn place(place: usize) -> &'static str {
    ["1re", "2e", "3e", "4e", "5e"].get(place).copied().unwrap_or("")
}
