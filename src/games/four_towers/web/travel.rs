//! Movement by the arrow keys: on the map to the next village in that direction.

use crate::games::four_towers::rules::components::Village;
use crate::games::four_towers::scene::geometry::village_middle;
use crate::scene::travel::{Travel, neighbour};
use crate::web::focus;

/// Moves the focus inside its group. Returns whether there is one.
pub fn travel(travel: Travel) -> bool {
    focus::travel_on_map(travel, "data-village", &|letter, direction| {
        let from = village_middle(Village::from_letter(letter)?);
        let villages = Village::ALL.map(|village| (village, village_middle(village)));
        neighbour(from, direction, villages).map(Village::letter)
    })
}
