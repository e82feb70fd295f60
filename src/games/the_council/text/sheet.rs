//! The points on the way to the score sheet.

use super::Subjects;
use crate::text::text;

/// Returns how many points a player gained or lost by an event.
pub fn change(name: &str, by: i32) -> String {
    text().sheet().change(name, by.unsigned_abs(), by >= 0)
}
