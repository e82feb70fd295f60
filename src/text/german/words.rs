//! Words and counts that belong to no game in German.

use crate::bots::Level;
use crate::record::SeatColour;
use crate::rules::Seat;
use crate::text::people::PeopleText;

pub(in crate::text) static PEOPLE: PeopleText =
    PeopleText { seat, person: "Mensch", bot: "Bot", level };

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

/// Names a seat without a name, counted from 0 as in positions, game files and arguments.
pub(crate) fn seat(of: Seat) -> String {
    format!("Platz {}", of.0)
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

pub(crate) const fn level(of: Level) -> &'static str {
    match of {
        Level::Random => "Zufall",
        Level::Novice => "Anfänger",
        Level::Greedy => "Gierig",
        Level::Adept => "Geübt",
        Level::Expert => "Experte",
        Level::Master => "Meister",
        Level::Champion => "Champion",
    }
}

/// Puts "von" before a name, in place of a genitive.
pub(crate) fn of(name: &str) -> String {
    format!("von {name}")
}

/// Names a place in an order, counted from 0.
pub(crate) fn place(place: usize) -> &'static str {
    ["1.", "2.", "3.", "4.", "5."].get(place).copied().unwrap_or("")
}
