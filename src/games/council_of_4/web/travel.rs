//! Movement by the arrow keys: on the map to the next city in that direction.

use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::board::Plan;
use crate::games::council_of_4::scene::compass::next_city;
use crate::scene::travel::Travel;
use crate::web::focus;

/// Moves the focus inside its group, by the map of a board. Returns whether there is one.
pub fn travel(plan: Plan, travel: Travel) -> bool {
    focus::travel_on_map(travel, "data-city", &move |letter, direction| {
        next_city(&plan, City::from_letter(letter)?, direction).map(City::letter)
    })
}
