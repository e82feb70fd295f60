//! The words for who sits at a table.

use std::borrow::Cow;

use super::text;
use crate::bots::Level;
use crate::rules::Seat;

/// Seats and who plays them.
pub struct PeopleText {
    /// A seat without a name.
    pub seat: fn(Seat) -> String,
    /// Somebody at the screen.
    pub person: &'static str,
    /// A bot.
    pub bot: &'static str,
    /// How well a bot plays.
    pub level: fn(Level) -> &'static str,
}

/// The name of a seat; its number where no name is known.
pub fn name_of(names: &[String], seat: Seat) -> Cow<'_, str> {
    match names.get(seat.index()) {
        Some(name) => Cow::Borrowed(name),
        None => Cow::Owned((text().people().seat)(seat)),
    }
}
