//! Next city on the map in a direction.

use super::geometry::city_middle;
use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::board::Plan;
use crate::scene::travel::{Direction, neighbour};

/// Returns the nearest city of a board in a direction, if any.
pub fn next_city(plan: &Plan, from: City, direction: Direction) -> Option<City> {
    let cities = City::ALL.map(|city| (city, city_middle(plan, city)));
    neighbour(city_middle(plan, from), direction, cities)
}
