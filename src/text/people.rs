//! The words for the players at a table.

use std::borrow::Cow;

use super::text;
use crate::bots::Level;
use crate::record::isolated;
use crate::rules::Seat;

/// Seats and their players.
pub struct PeopleText {
    /// Name of a seat without a name of its own.
    pub seat: fn(Seat) -> String,
    /// Person at the screen.
    pub person: &'static str,
    /// Word for a bot.
    pub bot: &'static str,
    /// Name of a bot's level.
    pub level: fn(Level) -> &'static str,
}

/// Returns the name of a seat for a sentence, or its number if the name is unknown.
pub fn name_of(names: &[String], seat: Seat) -> Cow<'_, str> {
    match names.get(seat.index()) {
        Some(name) => isolated(name),
        None => Cow::Owned((text().people().seat)(seat)),
    }
}
