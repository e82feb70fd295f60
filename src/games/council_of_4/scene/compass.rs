//! Next city on the map in a direction.

use super::geometry::city_middle;
use crate::games::council_of_4::rules::board::City;
use crate::scene::travel::Direction;

/// Returns the distance from one city to another in a direction, and the distance to its side.
fn measure(direction: Direction, from: City, to: City) -> (i32, i32) {
    let (from, to) = (city_middle(from), city_middle(to));
    let (across, down) = ((to.x - from.x) as i32, (to.y - from.y) as i32);
    match direction {
        Direction::Left => (-across, down.abs()),
        Direction::Right => (across, down.abs()),
        Direction::Up => (-down, across.abs()),
        Direction::Down => (down, across.abs()),
    }
}

/// Returns the nearest city in a direction, if any. Distance to the side counts double, and a city more
/// than twice as far aside as ahead is not in that direction at all.
pub fn next_city(from: City, direction: Direction) -> Option<City> {
    let measured = City::ALL.into_iter().map(|city| (city, measure(direction, from, city)));
    measured
        .filter(|(_, (ahead, aside))| *ahead > 0 && *aside <= 2 * ahead)
        .min_by_key(|(_, (ahead, aside))| ahead + 2 * aside)
        .map(|(city, _)| city)
}
