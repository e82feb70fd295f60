//! Next city on the map in a direction.

use super::geometry::city_middle;
use crate::games::council_of_4::rules::board::City;
use crate::scene::travel::{Direction, neighbour};

/// Returns the nearest city in a direction, if any.
pub fn next_city(from: City, direction: Direction) -> Option<City> {
    let cities = City::ALL.map(|city| (city, city_middle(city)));
    neighbour(city_middle(from), direction, cities)
}
