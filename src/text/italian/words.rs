//! Words and counts that belong to no game in Italian.

use crate::record::SeatColour;
use crate::rules::Seat;

/// Counts things; in Italian only one is singular.
pub(crate) fn counted(amount: impl Into<u64>, one: &str, several: &str) -> String {
    let amount = amount.into();
    format!("{amount} {}", if amount == 1 { one } else { several })
}

/// Joins the parts with commas and a last "e".
pub(crate) fn listed(parts: &[String]) -> String {
    match parts {
        [] => "niente".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} e {last}", first.join(", ")),
    }
}

/// Names the seat inside a sentence, without its article: "il", "del" or "al" come before it.
pub(crate) fn seat_number(of: Seat) -> String {
    format!("posto {}", of.0)
}

pub(crate) const fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "scarlatto, testa tonda",
        SeatColour::Cobalt => "cobalto, testa quadrata",
        SeatColour::Forest => "verde bosco, testa triangolare",
        SeatColour::Amber => "ambra, testa a rombo",
        SeatColour::Onyx => "onice, testa a stella",
    }
}

/// Puts "di" before a name.
pub(crate) fn of(name: &str) -> String {
    format!("di {name}")
}

/// Names a place in an order, counted from 0.
pub(crate) fn place(place: usize) -> &'static str {
    ["1º", "2º", "3º", "4º", "5º"].get(place).copied().unwrap_or("")
}
