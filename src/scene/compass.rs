//! Which city comes next on the map in a direction.

use super::geometry::city_middle;
use crate::games::council_of_4::board::City;

/// Where an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] =
        [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    /// How far one city lies from another in this direction, and how far to its side.
    fn measure(self, from: City, to: City) -> (i32, i32) {
        let (from, to) = (city_middle(from), city_middle(to));
        let (across, down) = ((to.x - from.x) as i32, (to.y - from.y) as i32);
        match self {
            Direction::Left => (-across, down.abs()),
            Direction::Right => (across, down.abs()),
            Direction::Up => (-down, across.abs()),
            Direction::Down => (down, across.abs()),
        }
    }
}

/// The nearest city in a direction, if one lies there. What lies aside counts as twice as far, and
/// what lies more than twice as far aside as ahead is not in that direction at all.
pub fn next_city(from: City, direction: Direction) -> Option<City> {
    let measured = City::ALL.into_iter().map(|city| (city, direction.measure(from, city)));
    measured
        .filter(|(_, (ahead, aside))| *ahead > 0 && *aside <= 2 * ahead)
        .min_by_key(|(_, (ahead, aside))| ahead + 2 * aside)
        .map(|(city, _)| city)
}
