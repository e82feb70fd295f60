//! Words and counts that belong to no game in German.

use crate::record::SeatColour;
use crate::rules::Seat;

/// Counts things; in German only one is singular.
pub(crate) fn counted(amount: impl Into<u64>, one: &str, several: &str) -> String {
    let amount = amount.into();
    format!("{amount} {}", if amount == 1 { one } else { several })
}

/// Joins the parts with commas and a last "und".
pub(crate) fn listed(parts: &[String]) -> String {
    match parts {
        [] => "nichts".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} und {last}", first.join(", ")),
    }
}

/// Names the seat inside a sentence.
pub(crate) fn seat_number(of: Seat) -> String {
    format!("Platz {}", of.0)
}

pub(crate) const fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "Scharlach, runder Kopf",
        SeatColour::Cobalt => "Kobalt, eckiger Kopf",
        SeatColour::Forest => "Waldgrün, dreieckiger Kopf",
        SeatColour::Amber => "Bernstein, rautenförmiger Kopf",
        SeatColour::Onyx => "Onyx, sternförmiger Kopf",
    }
}

/// Names a place in an order, counted from 0.
pub(crate) fn place(place: usize) -> &'static str {
    ["1.", "2.", "3.", "4.", "5."].get(place).copied().unwrap_or("")
}
