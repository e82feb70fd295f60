//! The points on the way to the score sheet.

use super::Subjects;
use crate::text::text;

/// Returns the points of all players if the game had ended at a moment.
pub fn points(of: &[(String, u16)]) -> String {
    let say = text().sheet();
    let each = of.iter().map(|(name, points)| say.points_of(name, *points));
    say.points(&each.collect::<Vec<_>>())
}

/// Returns how many points a player gained or lost by an event.
pub fn change(name: &str, by: i32) -> String {
    text().sheet().change(name, by.unsigned_abs(), by >= 0)
}
