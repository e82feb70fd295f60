//! The words for the players at a table.

use std::borrow::Cow;

use super::text;
use crate::record::{SeatColour, isolated};
use crate::rules::{Seat, Seats};

/// The names that a form proposes, and with which a daily challenge is dealt: the same in every language.
pub const PROPOSED: [&str; SeatColour::ALL.len()] = ["Ada", "Bruno", "Chiara", "Dario", "Elena"];

/// Returns the name of a seat without a name of its own.
pub fn numbered(seat: Seat) -> String {
    text().people().seat(seat.0)
}

/// Returns the name of a seat for a sentence, or its number if the name is unknown.
pub fn name_of(names: &[String], seat: Seat) -> Cow<'_, str> {
    match names.get(seat.index()) {
        Some(name) => isolated(name),
        None => Cow::Owned(numbered(seat)),
    }
}

/// Returns the names of these seats for a sentence.
pub fn names_of(names: &[String], seats: Seats) -> Vec<String> {
    seats.iter().map(|seat| name_of(names, seat).into_owned()).collect()
}

/// Returns how the names of seats begin sentences: not at all below their own name.
pub fn who<'n>(
    names: &'n [String],
    above: Option<Seat>,
) -> impl Fn(Seat) -> Option<Cow<'n, str>> + Copy {
    move |seat| (above != Some(seat)).then(|| name_of(names, seat))
}
