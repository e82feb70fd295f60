//! Movement by the arrow keys: on the map to the next city in that direction.

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::scene::compass::next_city;
use crate::scene::travel::Travel;
use crate::web::focus;

/// Moves the focus inside its group. Returns whether there is one.
pub fn travel(travel: Travel) -> bool {
    focus::travel_on_map(travel, "data-city", |letter, direction| {
        next_city(City::from_letter(letter)?, direction).map(City::letter)
    })
}
